//===- Process.h - Processes: workers, forks, commands ----------*- C++ -*-===//
// Workers are in Workers.cpp, forks in Process.cpp, commands in Commands.cpp, stacks in StackFrames.cpp.
//
// There are two kinds. A worker is a child of this program that answers messages until it is told
// to stop; work that may crash, hang or use too much memory runs there. A command is another
// program, run once. Both are in process groups of their own: signals of a terminal, such as
// SIGINT, reach the tool alone, which then ends them (Interruption.h).
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace freehold {

//===--- Workers ----------------------------------------------------------===//

/// The stage that a worker is in, kept in memory that its parent can read after a crash.
enum class Stage : int { Idle, Parse, Prepare, Source, Transform, Judge, Lower };
inline constexpr int kStages = static_cast<int>(Stage::Lower) + 1;

/// Memory that a worker and its parent share.
struct SharedStage;

/// The worker's side: receives requests, sends answers, records the stage.
class WorkerLink {
public:
  /// Returns the next request, or nullopt if the parent is gone or has no more.
  std::optional<std::string> receive();
  void send(std::string_view message);
  /// At most 100 bytes of `detail` are kept: the pass that runs, for instance.
  void enter(Stage stage, std::string_view detail = "");

private:
  friend class WorkerOrigin;
  int fd_ = -1;
  struct SharedStage *stage_ = nullptr;
};

struct WorkerLimits {
  /// Address space in addition to the parent's; 0 for no limit.
  uint64_t bytes = 4ull << 30;
  uint64_t stackBytes = 120ull << 20;
};

struct WorkerDeath {
  enum class Cause : uint8_t { Signal, Exit, OutOfMemory } cause = Cause::Signal;
  int code = 0;
  Stage stage = Stage::Idle;
  std::string detail;
  /// The topmost stack frames, innermost first, after any fatal messages.
  std::vector<std::string> frames;
};

/// A process that is forked once and then only forks workers, which are children of this process all the same.
/// However late a worker starts, it has the memory that this process had at first: what a subject that uses
/// freed memory does in a fresh worker depends on its program alone.
class WorkerOrigin {
public:
  /// `prepare` runs once in the new process; what it makes, each worker has. `serve` runs in each worker and
  /// returns when it is done. Call it before this process has threads.
  WorkerOrigin(std::function<void(WorkerLink &)> serve, const WorkerLimits &limits,
               const std::function<void()> &prepare = {});
  ~WorkerOrigin();
  WorkerOrigin(const WorkerOrigin &) = delete;
  WorkerOrigin &operator=(const WorkerOrigin &) = delete;

private:
  friend class Worker;
  struct Descriptors {
    int link, errors;
  };
  [[noreturn]] void forkOnRequest(int requests);
  [[noreturn]] void work(const Descriptors &ends, SharedStage &stage);
  /// Returns the worker's process id.
  int askForWorker(const Descriptors &ends, const SharedStage &stage);
  SharedStage *takeStage();
  void giveBack(SharedStage *stage) { free_.push_back(stage); }

  std::function<void(WorkerLink &)> serve_;
  WorkerLimits limits_;
  int requests_ = -1, pid_ = -1;
  /// Mapped before the fork, one for each worker that there may be at a time, and those that no worker has.
  SharedStage *stages_ = nullptr;
  std::vector<SharedStage *> free_;
  size_t taken_ = 0;
};

/// The parent's side of one worker. When a worker ends in any way, the command that it runs
/// is ended too, and its temporary files are removed.
class Worker {
public:
  explicit Worker(std::shared_ptr<WorkerOrigin> origin);
  /// With an origin of its own.
  Worker(std::function<void(WorkerLink &)> serve, const WorkerLimits &limits);
  ~Worker();
  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  /// Returns false if the worker has died meanwhile.
  bool send(std::string_view message);
  /// The descriptor to wait for with `waitReadable`.
  int descriptor() const { return fd_; }
  /// Reads one message, blocking until it is complete. Returns nullopt if the worker died.
  std::optional<std::string> receive();
  Stage stage() const;
  /// Reaps a worker after receive failed, or a hanging one with `kill`, and returns how it died.
  /// Then starts the worker anew.
  WorkerDeath reapAndRestart(bool kill);
  /// Ends the worker, whatever it does, and starts it anew.
  void renew();

private:
  void start();
  void stop();
  int reap(bool kill);

  std::shared_ptr<WorkerOrigin> origin_;
  int fd_ = -1, stderr_ = -1;
  int pid_ = -1;
  SharedStage *stage_ = nullptr;
};

/// Returns the descriptors that become readable within the time. May return early, without any,
/// after an interruption, so that callers can check for that.
std::vector<int> waitReadable(const std::vector<int> &descriptors, int timeoutMs);

/// Returns the topmost stack frames, innermost first, in the output of a crashed LLVM tool, after
/// any fatal messages.
std::vector<std::string> topFrames(std::string_view log);
/// Returns the function of a frame without parameters, template arguments and suffixes of clones,
/// so that "foo<int>(int) (.cold)" and "foo" are equal. Fatal messages are not functions.
std::string functionOfFrame(const std::string &frame);

//===--- Forks ------------------------------------------------------------===//

struct ForkResult {
  enum class Ending : uint8_t { Exited, Signalled, TimedOut } ending = Ending::Exited;
  /// The exit code, or the number of the signal.
  int code = 0;
};

/// Runs `body` in a child of this process and waits for it; the child then exits with 0. It can
/// return results only through memory that both share.
ForkResult runForked(const std::function<void()> &body, unsigned timeoutMs);

//===--- Commands ---------------------------------------------------------===//

struct CommandResult {
  enum class Ending : uint8_t {
    Exited,
    Signalled,
    TimedOut,
    NotFound,
    TooMuchOutput,
    /// Not run because of this tool: it was interrupted, or there is no room for temporary files;
    /// `errors` says which.
    NotRun
  } ending;
  int code = 0;
  std::string output, errors;
};

/// Makes a folder of its own for temporary files of a worker and of the commands that it runs. Call
/// it in a worker before any temporary file is made.
void useOwnTemporaryFolder();

/// Quotes any text as one word of a command line.
std::string shellWord(std::string_view text);
/// The same, but leaves a text as it is if a shell takes it for one word anyway.
std::string shellWordIfNeeded(std::string_view text);

/// Runs a command line (split into words as a shell does, without a shell) with `input` on its
/// stdin. More output than `outputBytesMax` is TooMuchOutput. `anyAddressSpace` lifts this
/// process's limit of address space for the command: memory checkers map terabytes that they do not
/// use.
CommandResult runCommand(const std::string &commandLine, std::string_view input, unsigned timeoutMs,
                         uint64_t outputBytesMax, bool anyAddressSpace = false);

} // namespace freehold
