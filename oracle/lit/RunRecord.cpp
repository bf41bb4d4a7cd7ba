//===- RunRecord.cpp ------------------------------------------------------===//
#include "oracle/lit/RunRecord.h"

#include "oracle/core/process/RecordSchema.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <unistd.h>

namespace freehold::lit {

namespace fs = std::filesystem;
using nlohmann::json;

static constexpr const char *kRuns = "/runs.jsonl", *kJudged = "/judged.jsonl";

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(FoundDefect, kind, pass, entry, location, message)

static json toJson(const RunRecord &r) {
  json line = {{"schema", kRecordSchema}, {"id", r.id},
               {"test", r.test},          {"folder", r.folder},
               {"tool", r.tool},          {"arguments", r.arguments},
               {"input", r.input},        {"exit_code", r.exitCode},
               {"tool_ms", r.toolMs}};
  return line;
}

static json toJson(const JudgedRun &j) {
  json line = {{"schema", kRecordSchema}, {"id", j.id},           {"programs", j.programs},
               {"agree", j.agree},        {"defects", j.defects}, {"unjudged", j.unjudged},
               {"judge_ms", j.judgeMs}};
  return line;
}

static void fromJson(const json &line, RunRecord &r) {
  line.at("id").get_to(r.id);
  line.at("test").get_to(r.test);
  line.at("folder").get_to(r.folder);
  line.at("tool").get_to(r.tool);
  line.at("arguments").get_to(r.arguments);
  line.at("input").get_to(r.input);
  line.at("exit_code").get_to(r.exitCode);
  line.at("tool_ms").get_to(r.toolMs);
}

static void fromJson(const json &line, JudgedRun &j) {
  line.at("id").get_to(j.id);
  line.at("programs").get_to(j.programs);
  line.at("agree").get_to(j.agree);
  line.at("defects").get_to(j.defects);
  line.at("unjudged").get_to(j.unjudged);
  line.at("judge_ms").get_to(j.judgeMs);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static std::string appendLine(const std::string &path, const json &value) {
  std::string line = value.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
  int file = open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
  // One write is one line, whoever else appends.
  bool isWritten =
      file >= 0 && write(file, line.data(), line.size()) == static_cast<ssize_t>(line.size());
  std::string why = isWritten ? "" : path + ": " + std::strerror(errno);
  if (file >= 0)
    close(file);
  return why;
}

std::string append(const std::string &folder, const RunRecord &record) {
  return appendLine(folder + kRuns, toJson(record));
}

std::string append(const std::string &folder, const JudgedRun &judged) {
  return appendLine(folder + kJudged, toJson(judged));
}

static bool writeFile(const std::string &path, const std::string &text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  return !file.fail();
}

/// One character: whether a run was lost.
static constexpr const char *kLosses = "/losses";

void noteLoss(const std::string &folder) {
  int file = open((folder + kLosses).c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
  if (file < 0)
    return;
  (void)!write(file, "1", 1);
  close(file);
}

/// Makes room for noteLoss().
static void reserveLoss(const std::string &folder) {
  int file = open((folder + kLosses).c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (file < 0)
    return;
  (void)!write(file, "0", 1);
  close(file);
}

std::string keepInput(const std::string &folder, const std::string &text, RunRecord &record) {
  std::error_code error;
  fs::create_directories(folder + "/inputs", error);
  reserveLoss(folder);
  record.input = record.id;
  std::string path = folder + "/inputs/" + record.input;
  return !error && writeFile(path, text) ? "" : path + ": cannot be written";
}

static std::string markerOf(const std::string &folder) {
  return folder + "/inputs/of-" + std::to_string(getppid());
}

void rememberTest(const std::string &folder, const std::string &test) {
  std::error_code error;
  fs::create_directories(folder + "/inputs", error);
  (void)writeFile(markerOf(folder), test);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static std::optional<std::string> readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  if (!file)
    return std::nullopt;
  return text.str();
}

std::string rememberedTest(const std::string &folder) {
  return readFile(markerOf(folder)).value_or("");
}

std::optional<std::string> readInput(const std::string &folder, const RunRecord &record) {
  return readFile(folder + "/inputs/" + record.input);
}

/// Reads lines into `values`. Returns an error message for one that is none of ours.
template <typename T>
static std::string readLines(const std::string &path, std::vector<T> &values) {
  std::ifstream file(path);
  std::string line;
  for (size_t number = 1; std::getline(file, line); ++number) {
    json value = json::parse(line, nullptr, /*allow_exceptions=*/false);
    try {
      values.emplace_back();
      fromJson(value, values.back());
    } catch (const json::exception &) {
      return path + ":" + std::to_string(number) + ": is no line that freehold-lit-opt writes";
    }
  }
  return "";
}

std::variant<Results, std::string> readResults(const std::string &folder) {
  Results read, results;
  if (std::string why = readLines(folder + kRuns, read.runs); !why.empty())
    return why;
  if (std::string why = readLines(folder + kJudged, read.judged); !why.empty())
    return why;
  results.hasLosses = readFile(folder + kLosses).value_or("") == "1";
  if (read.runs.empty())
    return folder + kRuns + ": has no runs; give freehold-lit-opt --results " + folder;
  std::map<std::vector<std::string>, size_t> last;
  auto keyOf = [](const RunRecord &run) {
    std::vector<std::string> key = run.arguments;
    key.insert(key.end(), {run.test, run.folder, run.tool});
    return key;
  };
  for (size_t i = 0; i < read.runs.size(); ++i)
    last[keyOf(read.runs[i])] = i;
  std::set<std::string> ids;
  for (size_t i = 0; i < read.runs.size(); ++i)
    if (last[keyOf(read.runs[i])] == i) {
      ids.insert(read.runs[i].id);
      results.runs.push_back(std::move(read.runs[i]));
    }
  for (JudgedRun &judged : read.judged)
    if (ids.erase(judged.id))
      results.judged.push_back(std::move(judged));
  return results;
}

} // namespace freehold::lit
