//===- DefectStore.cpp ----------------------------------------------------===//
#include "fuzz/campaign/DefectStore.h"

#include "oracle/core/Report.h"
#include "oracle/diff/JudgePool.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <nlohmann/json.hpp>

namespace freehold {

void writeFile(const std::string &path, std::string_view text) {
  llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path));
  llvm::Error error = llvm::writeToOutput(path, [&](llvm::raw_ostream &os) {
    os << llvm::StringRef(text);
    return llvm::Error::success();
  });
  if (error)
    llvm::report_fatal_error(llvm::Twine("cannot write ") + path + ": " +
                             llvm::toString(std::move(error)));
}

/// Numbers and names of places vary between programs with the same defect.
static std::string shapeOf(llvm::StringRef message) {
  std::string shape;
  for (char c : message)
    if (!llvm::isDigit(c))
      shape += c;
    else if (shape.empty() || shape.back() != '#')
      shape += '#';
  return shape;
}

static std::string signatureOf(const Judgement &judgement, const Defect &defect, bool random) {
  std::string signature = judgement.subject + "|" + std::string(spell(defect.kind)) + "|";
  if (!random)
    return signature + judgement.program;
  if (defect.kind == DefectKind::Crash && !defect.evidence.notes.empty())
    return signature + defect.evidence.notes.front().message;
  // What differs in an observation says nothing about the cause.
  if (defect.kind == DefectKind::Observation)
    return signature;
  return signature + shapeOf(defect.evidence.what.message);
}

void DefectStore::add(const Request &request, const Judgement &judgement, const std::string &origin,
                      bool random) {
  const Defect &defect = std::get<Defect>(judgement.verdict);
  auto [it, isNew] = buckets_.try_emplace(signatureOf(judgement, defect, random));
  Bucket &bucket = it->second;
  ++bucket.count;
  if (isNew) {
    bucket.name =
        llvm::formatv("{0,0+3}-{1}-{2}", order_.size() + 1,
                      llvm::StringRef(judgement.subject).take_front(40), spell(defect.kind))
            .str();
    for (char &c : bucket.name)
      if (!llvm::isAlnum(c) && c != '-')
        c = '_';
    order_.push_back(it->first);
  } else if (request.program.text.size() >= bucket.programBytes) {
    return;
  }
  bucket.programBytes = request.program.text.size();
  bucket.kind = defect.kind;
  bucket.request = request;
  std::erase_if(bucket.request.subjects,
                [&](const Subject &subject) { return subject.name != judgement.subject; });
  bucket.headline = llvm::StringRef(diagnostic(judgement)).split('\n').first.str();
  write(bucket, request, judgement, origin);
}

/// A shell word.
static std::string quoted(const std::string &text) {
  std::string result = "'";
  for (char c : text)
    result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

static std::string replayCommand(const Request &request, const Subject &subject,
                                 const Judgement &judgement) {
  const Evidence &evidence = std::get<Defect>(judgement.verdict).evidence;
  const char *flag = findSubject(subject.name)                ? "--subject "
                     : subject.kind == Subject::Kind::Command ? "--command "
                                                              : "--pipeline ";
  std::string command = "build/bin/freehold-check program.mlir " + std::string(flag) +
                        quoted(findSubject(subject.name) ? subject.name : subject.text);
  if (!judgement.entry.empty())
    command += " --entry " + judgement.entry;
  if (!evidence.addressPolicy.empty())
    command += " --args " + quoted(evidence.args);
  return command + " --seed " + std::to_string(request.inputs.seed);
}

void DefectStore::write(const Bucket &bucket, const Request &request, const Judgement &judgement,
                        const std::string &origin) const {
  const Evidence &evidence = std::get<Defect>(judgement.verdict).evidence;
  const Subject *subject = nullptr;
  for (const Subject &each : request.subjects)
    if (each.name == judgement.subject)
      subject = &each;
  std::string folder = folder_ + "/" + bucket.name + "/";
  std::string command = replayCommand(request, *subject, judgement);
  nlohmann::ordered_json finding = nlohmann::ordered_json::parse(jsonLine(judgement));
  finding["origin"] = origin;
  finding["subject_text"] = subject->text;
  finding["seed"] = request.inputs.seed;
  finding["freehold"] = FREEHOLD_VERSION;
  finding["replay"] = command;
  writeFile(folder + "program.mlir", request.program.text);
  if (!evidence.transformed.empty())
    writeFile(folder + "after.mlir", evidence.transformed);
  // The whole request: `freehold-fuzz replay` judges exactly this again.
  finding["request"] = toJson(request);
  finding["request"]["subjects"] =
      nlohmann::json::array({toJson(request)["subjects"][subject - request.subjects.data()]});
  writeFile(folder + "finding.json",
            finding.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
  writeFile(folder + "verdict.txt",
            diagnostic(judgement) + "\nfrom: " + origin +
                "\nreplay, in this folder with Freehold's own beside it:\n  " + command + "\n");
}

void DefectStore::confirm() {
  for (auto &[signature, bucket] : buckets_) {
    JudgePool pool({.jobs = 1}, bucket.request.budget);
    std::optional<Request> only = bucket.request;
    bucket.again = false;
    pool.run([&] { return std::exchange(only, std::nullopt); },
             [&](const Request &, const Response &response) {
               for (const Judgement &judgement : response.judgements)
                 if (auto *defect = std::get_if<Defect>(&judgement.verdict))
                   bucket.again |= defect->kind == bucket.kind;
             });
  }
}

std::string DefectStore::list() const {
  std::string text;
  for (const std::string &signature : order_) {
    const Bucket &bucket = buckets_.at(signature);
    text +=
        llvm::formatv("  {0,6} x {1}\n           {2}\n", bucket.count, bucket.name, bucket.headline)
            .str();
  }
  return text;
}

} // namespace freehold
