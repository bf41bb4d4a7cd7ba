//===- ScriptAsker.cpp - Any property, as a program's exit code -----------===//
#include "fuzz/reduce/Interest.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/raw_ostream.h"

#include <nlohmann/json.hpp>

#include <cstring>

namespace freehold::reduce {

/// Time for the worker in addition to the script's own.
static constexpr unsigned kGraceMs = 1'000;
/// Limit for the script's output, which is not used.
static constexpr uint64_t kOutputBytesMax = 64ull << 20;

std::string checkScript(const Script &script) {
  namespace fs = llvm::sys::fs;
  std::string name = "the test script '" + script.path + "'";
  if (!fs::exists(script.path))
    return name + " does not exist";
  if (fs::is_directory(script.path))
    return name + " is a directory";
  if (!fs::can_execute(script.path))
    return name + " may not be executed: chmod +x it";
  auto file = fs::openNativeFileForRead(script.path);
  if (!file)
    return name + " cannot be read: " + llvm::toString(file.takeError());
  char start[16] = {};
  auto bytes = fs::readNativeFile(*file, start);
  fs::closeFile(*file);
  if (!bytes)
    return name + " cannot be read: " + llvm::toString(bytes.takeError());
  bool binary = llvm::identify_magic({start, *bytes}) != llvm::file_magic::unknown;
  if (!binary && std::strncmp(start, "#!", 2) != 0)
    return name + " has no '#!' line and is no machine code (exec format error)";
  return "";
}

/// Quotes a word of a command line for runCommand.
static std::string commandWord(llvm::StringRef word) {
  std::string result = "\"";
  for (char c : word)
    result += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  return result + "\"";
}

static nlohmann::json runScript(const Script &script, const nlohmann::json &question) {
  llvm::SmallString<128> path;
  int fd = -1;
  useOwnTemporaryFolder();
  if (std::error_code error = llvm::sys::fs::createTemporaryFile("freehold", "mlir", fd, path))
    return {{"fault", "cannot make a temporary file: " + error.message()}};
  llvm::FileRemover remover(path);
  llvm::raw_fd_ostream stream(fd, /*shouldClose=*/true);
  stream << question.at("text").get<std::string>();
  stream.close();
  if (std::error_code error = stream.error()) {
    stream.clear_error();
    return {{"fault", "cannot write a temporary file: " + error.message()}};
  }
  CommandResult run = runCommand(commandWord(script.path) + " " + commandWord(path), "",
                                 question.at("timeoutMs").get<unsigned>(), kOutputBytesMax);
  return {{"ending", static_cast<int>(run.ending)}, {"code", run.code}};
}

static void serveScript(WorkerLink &link, const Script &script) {
  while (auto message = link.receive()) {
    std::string answer;
    nlohmann::json::to_cbor(runScript(script, nlohmann::json::from_cbor(*message)), answer);
    link.send(answer);
  }
}

namespace {
class ScriptAsker final : public Asker {
public:
  ScriptAsker(const Script &script, const WorkerLimits &limits)
      : script_(script),
        worker_([script](WorkerLink &link) { serveScript(link, script); }, limits) {}

  void ask(const Question &question, unsigned timeoutMs) override {
    started_ = Clock::now();
    deadline_ = started_ + std::chrono::milliseconds(timeoutMs + kGraceMs);
    answer_ = {};
    std::string message;
    nlohmann::json::to_cbor({{"text", question.text}, {"timeoutMs", timeoutMs}}, message);
    busy_ = true;
    (void)worker_.send(message);
  }
  bool busy() const override { return busy_; }
  int descriptor() const override { return worker_.descriptor(); }
  Clock::time_point deadline() const override { return deadline_; }

  bool advance(bool readable) override {
    if (readable)
      if (auto message = worker_.receive()) {
        read(nlohmann::json::from_cbor(*message));
        busy_ = false;
        return true;
      }
    if (!readable && Clock::now() < deadline_)
      return false;
    worker_.reapAndRestart(/*kill=*/!readable);
    busy_ = false;
    if (readable)
      answer_.fault = "the worker that runs the test script ended by itself";
    answer_.said = "the test script did not end";
    return true;
  }

  Answer take() override {
    answer_.ms =
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - started_).count();
    return std::move(answer_);
  }

private:
  void read(const nlohmann::json &result) {
    using Ending = CommandResult::Ending;
    if (result.contains("fault")) {
      answer_.fault = result["fault"].get<std::string>();
      return;
    }
    int code = result["code"].get<int>();
    switch (static_cast<Ending>(result["ending"].get<int>())) {
    case Ending::Exited:
      answer_.interesting = code == script_.interestingExit;
      answer_.said = "the test script exited with " + std::to_string(code);
      return;
    case Ending::Signalled:
      answer_.said = "the test script was ended by a signal";
      return;
    case Ending::TimedOut:
      answer_.said = "the test script did not end within its time";
      return;
    case Ending::NotFound:
      answer_.said = "the test script cannot be run";
      return;
    case Ending::NotRun:
      answer_.fault = "the test script was not run";
      return;
    case Ending::TooMuchOutput:
      answer_.said = "the test script printed too much";
      return;
    }
  }

  const Script script_;
  Worker worker_;
  bool busy_ = false;
  Clock::time_point started_, deadline_;
  Answer answer_;
};
} // namespace

std::unique_ptr<Asker> makeScriptAsker(const Script &script, const WorkerLimits &limits) {
  return std::make_unique<ScriptAsker>(script, limits);
}

} // namespace freehold::reduce
