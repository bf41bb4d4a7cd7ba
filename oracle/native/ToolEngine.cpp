//===- ToolEngine.cpp -----------------------------------------------------===//
#include "oracle/native/ToolEngine.h"

#include "oracle/core/process/Process.h"
#include "oracle/core/process/TemporaryFolder.h"
#include "oracle/native/LogFile.h"
#include "oracle/native/runtime/Runtime.h"

#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace freehold::native {

namespace sys = llvm::sys;

/// Reports and compiler messages are short.
static constexpr uint64_t kOutputMax = 64 << 20;

static TemporaryFolder makeFolder() {
  useOwnTemporaryFolder();
  return TemporaryFolder("freehold-native");
}

namespace {
/// The driver's record of blocks, in a file that both processes map.
class SharedBlocks {
public:
  explicit SharedBlocks(const std::string &path) {
    int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    void *memory = file >= 0 && ftruncate(file, kBytes) == 0
                       ? mmap(nullptr, kBytes, PROT_READ, MAP_SHARED | MAP_NORESERVE, file, 0)
                       : MAP_FAILED;
    if (file >= 0)
      close(file);
    blocks_ = memory == MAP_FAILED ? nullptr : static_cast<const Block *>(memory);
  }
  ~SharedBlocks() {
    if (blocks_)
      munmap(const_cast<Block *>(blocks_), kBytes);
  }
  SharedBlocks(const SharedBlocks &) = delete;
  SharedBlocks &operator=(const SharedBlocks &) = delete;

  bool good() const { return blocks_; }

  /// Returns the number, from 1, of the newest of `count` blocks that contains the address or is
  /// next to it.
  uint64_t find(uint64_t address, uint64_t count) const {
    uint64_t nearest = 0, distance = 64;
    for (uint64_t n = std::min(count, kBlocksMax); n > 0; --n) {
      uint64_t start = at(n).masked ^ kMask, end = start + at(n).bytes;
      if (address >= start && address < end)
        return n;
      uint64_t away = address >= end ? address - end : start - address;
      if (away < distance)
        distance = away, nearest = n;
    }
    return nearest;
  }
  const Block &at(uint64_t number) const { return blocks_[number - 1]; }

private:
  static constexpr uint64_t kBytes = kBlocksMax * sizeof(Block);
  const Block *blocks_;
};

class ToolEngine final : public Engine {
public:
  explicit ToolEngine(std::unique_ptr<Tool> tool) : tool_(std::move(tool)) {}
  std::vector<RunResult> run(std::vector<Lowered> programs, const std::vector<Run> &runs,
                             const RunLimits &limits) override;

private:
  std::unique_ptr<Tool> tool_;
};

/// Programs that run together, and how many runs each has done.
class Session {
public:
  Session(const Tool &tool, const std::vector<Run> &runs, const RunLimits &limits)
      : tool_(tool), runs_(runs), limits_(limits), blocks_(folder_.file("blocks")) {}

  /// These functions return an error in Freehold or its tools, or an empty string.
  std::string add(Lowered program);
  std::string compile();
  std::string runAll();
  std::vector<RunResult> takeResults();

private:
  struct Job {
    /// Set if the program cannot be run; the other members are then empty.
    std::optional<NotLowerable> unable;
    std::string table, code, plan, logFile;
    ProgramShape shape;
    std::unique_ptr<SharedLog> log;
    std::vector<Outcome> outcomes;
  };

  CommandResult start();
  std::string takeEnd(const CommandResult &end, uint64_t leaksBefore);
  std::string takeError(Job &job, const ToolReport::Error &error);
  std::string takeOutcomes(Job &job);
  std::string report() const;
  /// Returns the job that was running when the process ended; null if none was begun.
  Job *lastBegun();
  bool left(const Job &job) const { return !job.unable && job.outcomes.size() < runs_.size(); }
  unsigned timeLeft() const;
  uint64_t leaks() const;

  const Tool &tool_;
  const std::vector<Run> &runs_;
  const RunLimits &limits_;
  TemporaryFolder folder_ = makeFolder();
  SharedBlocks blocks_;
  std::vector<Job> jobs_;
  unsigned processes_ = 0;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};
} // namespace

static std::string quoted(const std::string &word) { return "\"" + word + "\""; }

static bool writeFile(const std::string &path, llvm::function_ref<void(llvm::raw_ostream &)> body) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  if (!error)
    body(stream);
  stream.close();
  bool good = !error && !stream.has_error();
  stream.clear_error();
  return good;
}

std::string Session::add(Lowered program) {
  if (!folder_.isThere() || !blocks_.good())
    return "cannot make a temporary folder";
  std::string number = std::to_string(jobs_.size());
  Job &job = jobs_.emplace_back();
  auto plan = makePlan(program.shape, runs_, limits_);
  if (auto *why = std::get_if<std::string>(&plan)) {
    job.unable = NotLowerable{{"-", *why}};
    return "";
  }
  job.table = kTableName + number;
  job.code = folder_.file("program" + number + ".bc");
  job.plan = folder_.file("plan" + number);
  job.logFile = folder_.file("log" + number);
  program.module->getNamedGlobal(kTableName)->setName(job.table);
  tool_.prepare(*program.module);
  const auto &words = std::get<0>(plan);
  bool written =
      writeFile(job.code,
                [&](auto &stream) { llvm::WriteBitcodeToFile(*program.module, stream); }) &&
      writeFile(job.plan, [&](auto &stream) {
        stream.write(reinterpret_cast<const char *>(words.data()), 8 * words.size());
      });
  job.shape = std::move(program.shape);
  job.log = SharedLog::inFile(job.logFile);
  return written && job.log ? "" : "cannot write into the temporary folder";
}

std::string Session::compile() {
  if (llvm::none_of(jobs_, [&](const Job &job) { return left(job); }))
    return "";
  std::string command =
      "clang-22 -shared -fPIC -O0 --rtlib=compiler-rt -Wno-override-module -fuse-ld=lld " +
      tool_.compileFlags() + " -o " + quoted(folder_.file("programs.so"));
  for (const Job &job : jobs_)
    if (!job.unable)
      command += " " + quoted(job.code);
  CommandResult end = runCommand(command + " -lm", "", limits_.timeoutMs, kOutputMax, true);
  if (end.ending == CommandResult::Ending::Exited && end.code == 0)
    return "";
  return "clang-22 does not compile a lowered program: " + end.errors;
}

unsigned Session::timeLeft() const {
  auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now() - begun_);
  return spent.count() < limits_.timeoutMs
             ? limits_.timeoutMs - static_cast<unsigned>(spent.count())
             : 0;
}

CommandResult Session::start() {
  // The driver is beside this program, whatever the working folder is.
  std::string self = sys::fs::getMainExecutable(nullptr, nullptr);
  std::string command = tool_.launcher(folder_.file("report" + std::to_string(++processes_))) +
                        " " + quoted((sys::path::parent_path(self) + "/" + tool_.driver()).str()) +
                        " " + quoted(folder_.file("programs.so")) + " " +
                        quoted(folder_.file("blocks"));
  for (const Job &job : jobs_)
    if (left(job))
      command += " " + job.table + " " + quoted(job.plan) + " " + quoted(job.logFile) + " " +
                 std::to_string(job.outcomes.size());
  return runCommand(command, "", timeLeft(), kOutputMax, /*anyAddressSpace=*/true);
}

/// Reads the files that the last process wrote as its report: checkers append numbers to the name.
std::string Session::report() const {
  std::string text, prefix = "report" + std::to_string(processes_) + ".";
  std::error_code error;
  for (sys::fs::directory_iterator file(folder_.file(""), error), end; file != end && !error;
       file.increment(error))
    if (sys::path::filename(file->path()).starts_with(prefix))
      if (auto buffer = llvm::MemoryBuffer::getFile(file->path()))
        text += (*buffer)->getBuffer();
  return text;
}

Session::Job *Session::lastBegun() {
  Job *last = nullptr;
  for (Job &job : jobs_)
    if (left(job) && job.log->begun(job.outcomes.size(), runs_.size()))
      last = &job;
  return last;
}

/// Reads the outcomes of all runs that were begun; all have ended.
std::string Session::takeOutcomes(Job &job) {
  while (left(job) && job.log->begun(job.outcomes.size(), runs_.size())) {
    auto outcome = outcomeOf(*job.log, job.shape, runs_, job.outcomes.size());
    if (!outcome)
      return "the log of a run under " + tool_.name() + " makes no sense";
    job.outcomes.push_back(std::move(*outcome));
  }
  return "";
}

static llvm::StringRef wordOf(RuntimeError error) {
  static constexpr const char *words[] = {"use after free", "double free", "bad free",
                                          "out of bounds", "dead stack use"};
  return words[static_cast<size_t>(error)];
}

/// The error of the program that a tool's word for a signal stands for. AddressSanitizer has another one for an exhausted stack than
/// for other accesses that fault; Memcheck has not.
static std::optional<ErrorKind> trapOf(llvm::StringRef word) {
  if (word == "FPE" || word == "ILL" || word == "SIGFPE" || word == "SIGILL")
    return ErrorKind::Undefined;
  return word == "SEGV" ? std::optional(ErrorKind::OutOfBounds) : std::nullopt;
}

/// A run ended by an error of the checker's. The runtime may have found it first.
std::string Session::takeError(Job &job, const ToolReport::Error &error) {
  if (auto own = job.log->error()) {
    if (tool_.confirms(*own, error))
      return takeOutcomes(job);
    return (tool_.name() + " reports '" + error.word + "', where the runtime has a " + wordOf(*own))
        .str();
  }
  if (!error.kind) {
    job.log->endWith(StopReason::Tool, 0);
    std::string why = takeOutcomes(job);
    if (why.empty()) {
      job.outcomes.back().reason.message = tool_.name() + " reports " + error.word;
      job.outcomes.back().trapped = trapOf(error.word);
    }
    return why;
  }
  uint64_t number = blocks_.find(error.address, job.log->header()->blocks);
  job.log->endWith(*error.kind, number, number ? &blocks_.at(number) : nullptr);
  return takeOutcomes(job);
}

uint64_t Session::leaks() const {
  uint64_t sum = 0;
  for (const Job &job : jobs_)
    if (!job.unable)
      sum += job.log->header()->leaks;
  return sum;
}

/// Reads the results of a process. `leaksBefore` is the number of leaks logged before it.
std::string Session::takeEnd(const CommandResult &end, uint64_t leaksBefore) {
  using Ending = CommandResult::Ending;
  Job *last = lastBegun();
  if (!last)
    return end.ending == Ending::TimedOut ? "" : tool_.name() + " does not start: " + end.errors;
  for (Job &job : jobs_)
    if (&job != last)
      if (std::string why = takeOutcomes(job); !why.empty())
        return why;
  if (end.ending == Ending::TimedOut || end.ending == Ending::Signalled) {
    bool late = end.ending == Ending::TimedOut;
    last->log->endWith(late ? StopReason::Time : StopReason::Signal,
                       late ? limits_.timeoutMs : static_cast<uint64_t>(end.code));
    return takeOutcomes(*last);
  }
  auto read = tool_.read(report());
  if (auto *why = std::get_if<std::string>(&read))
    return *why;
  const auto &report = std::get<ToolReport>(read);
  if (report.error)
    return takeError(*last, *report.error);
  if (end.ending != Ending::Exited ||
      (end.code != 0 && end.code != kRunEnded && end.code != kToolReports))
    return tool_.name() + " ends with code " + std::to_string(end.code) + ": " + end.errors;
  if (auto own = last->log->error())
    return tool_.name() + " reports nothing, where the runtime has a " + wordOf(*own).str();
  uint64_t leaked = report.leakedBlocks.value_or(last->log->header()->toolLeaks);
  if (end.code != kRunEnded && leaked != leaks() - leaksBefore)
    return tool_.name() + " finds " + std::to_string(leaked) + " leaked blocks, the runtime " +
           std::to_string(leaks() - leaksBefore);
  return takeOutcomes(*last);
}

std::string Session::runAll() {
  while (llvm::any_of(jobs_, [&](const Job &job) { return left(job); })) {
    if (timeLeft() == 0) {
      for (Job &job : jobs_)
        if (!job.unable)
          job.outcomes.resize(runs_.size(), outOfTime(limits_.timeoutMs));
      break;
    }
    uint64_t before = leaks();
    if (std::string why = takeEnd(start(), before); !why.empty())
      return why;
  }
  return "";
}

std::vector<RunResult> Session::takeResults() {
  std::vector<RunResult> results;
  for (Job &job : jobs_)
    results.push_back(job.unable ? RunResult(*job.unable) : RunResult(std::move(job.outcomes)));
  return results;
}

std::vector<RunResult> ToolEngine::run(std::vector<Lowered> programs, const std::vector<Run> &runs,
                                       const RunLimits &limits) {
  size_t count = programs.size();
  Session session(*tool_, runs, limits);
  std::string why;
  for (Lowered &program : programs)
    if (why.empty())
      why = session.add(std::move(program));
  if (why.empty())
    why = session.compile();
  if (why.empty())
    why = session.runAll();
  if (!why.empty())
    return std::vector<RunResult>(count, EngineFault{why});
  return session.takeResults();
}

std::unique_ptr<Engine> makeToolEngine(std::unique_ptr<Tool> tool) {
  return std::make_unique<ToolEngine>(std::move(tool));
}

} // namespace freehold::native
