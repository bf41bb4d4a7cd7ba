//===- EnumerateCommand.cpp - freehold-fuzz enumerate ---------------------===//
#include "fuzz/Commands.h"
#include "fuzz/campaign/DefectStore.h"
#include "fuzz/campaign/OutputFolder.h"
#include "fuzz/enumerate/Count.h"
#include "fuzz/enumerate/Print.h"
#include "fuzz/enumerate/Walk.h"
#include "oracle/core/process/Files.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Tool.h"
#include "oracle/core/verdict/Report.h"
#include "oracle/diff/JudgePool.h"
#include "oracle/diff/SubjectOptions.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <map>

namespace cl = llvm::cl;

namespace freehold::fuzz {

cl::SubCommand enumerateSub("enumerate",
                            "Every program of a small grammar, once; on request judged. Exit code: "
                            "0 done and no defect, 1 defects, 2 bad usage, 3 only inconclusive, "
                            "4 our fault, 130 and 143 interrupted");

static cl::opt<unsigned> blocks(
    "blocks",
    cl::desc("Blocks of each program, 1 to 4. The grammar:\n"
             "A program is a function of N blocks and M memrefs. Each memref is the caller's\n"
             "or allocated in one block. The blocks but the first have up to M memref\n"
             "arguments together. A block ends with a return of nothing or of one memref\n"
             "(all of a function alike), a branch, or a conditional branch with two\n"
             "different edges, to any blocks but the first; each block is reached from the\n"
             "first and reaches a return. Edges pass any memrefs that are visible where they\n"
             "start. What is allocated or a block argument is used (printed, then increased\n"
             "by one) in its block and in any set of the blocks that its block strictly\n"
             "dominates. What decides branches is opaque; loops end when decisions run out,\n"
             "after 4 of them. Programs that only differ in how blocks, memrefs, arguments\n"
             "of a block and edges of a branch are numbered are one. The number of programs\n"
             "is computed without making them, and checked at the end."),
    cl::init(3), cl::sub(enumerateSub));
static cl::opt<unsigned> memrefs("memrefs", cl::desc("Memrefs of each program, 1 to 3"),
                                 cl::init(2), cl::sub(enumerateSub));
static cl::opt<bool> countOnly("count-only", cl::desc("Only the number of programs"),
                               cl::sub(enumerateSub));
static cl::opt<uint64_t> from("from", cl::desc("Number of the first program, counted from 0"),
                              cl::sub(enumerateSub));
static cl::opt<uint64_t> number("number", cl::desc("How many programs, instead of all"),
                                cl::init(~uint64_t(0)), cl::sub(enumerateSub));
static cl::opt<std::string> outDir("out-dir", cl::desc("Each program in a file DIR/NxM-K.mlir"),
                                   cl::value_desc("dir"), cl::sub(enumerateSub));
static cl::list<std::string> subjects("subjects", cl::CommaSeparated,
                                      cl::desc("Judge with these built-in subjects, print none"),
                                      cl::sub(enumerateSub));
static cl::list<std::string> pipelines("pipeline", cl::desc("Textual pass pipeline as a subject"),
                                       cl::sub(enumerateSub));
static cl::opt<unsigned> jobs("jobs", cl::desc("Workers"), cl::init(2), cl::sub(enumerateSub));
static cl::opt<unsigned> timeoutMs("timeout", cl::desc("Milliseconds for a subject on a program"),
                                   cl::init(Budget().timeoutMs), cl::sub(enumerateSub));
static cl::opt<bool> overwrite("overwrite",
                               cl::desc("Replace what was written into --out before; files of "
                                        "others, and edited ones, are kept"),
                               cl::sub(enumerateSub));
static cl::opt<std::string> out("out",
                                cl::desc("Folder for the report and a folder for each kind "
                                         "of defect"),
                                cl::value_desc("dir"), cl::sub(enumerateSub));

static Exit fail(const llvm::Twine &message, Exit code = kBadInput) {
  return freehold::fail("enumerate", message, code);
}

namespace {
/// The requested range of programs. Checks at the end that the walk made as many as were computed.
class Slice {
public:
  explicit Slice(const enumerate::Scale &scale)
      : scale_(scale), expected_(enumerate::countPrograms(scale)), walk_(scale) {}

  uint64_t expected() const { return expected_; }
  std::optional<Program> next();
  std::string commandFor(const std::string &program) const;
  /// Returns true if the number of programs walked contradicts the number computed beforehand.
  bool isMiscounted() const { return isOver_ ? made_ != expected_ : made_ > expected_; }
  uint64_t made() const { return made_; }
  uint64_t taken() const { return taken_; }

private:
  std::string prefix() const {
    return std::to_string(scale_.blocks) + "x" + std::to_string(scale_.memrefs) + "-";
  }

  enumerate::Scale scale_;
  uint64_t expected_;
  enumerate::Walk walk_;
  /// Programs walked over so far, and how many of them were in the requested range.
  uint64_t made_ = 0, taken_ = 0;
  bool isOver_ = false;
};
} // namespace

std::optional<Program> Slice::next() {
  // If the range includes the last program, walk past it to check that no other one follows.
  while (!isOver_ && (taken_ < number || made_ == expected_)) {
    if (!walk_.next()) {
      isOver_ = true;
      break;
    }
    if (made_++ < from)
      continue;
    ++taken_;
    return enumerate::print(walk_.current(), prefix() + std::to_string(walk_.number()));
  }
  return std::nullopt;
}

std::string Slice::commandFor(const std::string &program) const {
  return "freehold-fuzz enumerate --blocks " + std::to_string(scale_.blocks) + " --memrefs " +
         std::to_string(scale_.memrefs) + " --from " + program.substr(prefix().size()) +
         " --number 1";
}

static int printAll(Slice &slice) {
  bool isFirst = true;
  for (auto program = slice.next(); program && !mustStop(); program = slice.next()) {
    if (outDir.empty()) {
      llvm::outs() << (isFirst ? "" : "// -----\n") << "// " << program->name << '\n'
                   << program->text;
      isFirst = false;
    } else if (std::string why =
                   writeKeeping(outDir + "/" + program->name + ".mlir", program->text);
               !why.empty()) {
      return fail(why, kOurFault);
    }
  }
  return kAllGood;
}

//===----------------------------------------------------------------------===//
// Judging
//===----------------------------------------------------------------------===//

namespace {
class Judging {
public:
  Judging(Slice &slice, std::vector<Subject> subjects)
      : slice_(slice), subjects_(std::move(subjects)), folder_(out),
        store_(out + "/defects", [this](const std::string &path, std::string_view text) {
          return folder_.write(path, text);
        }) {}
  /// Claims --out. Returns why it cannot be written, or an empty string.
  std::string claim() {
    return out.getNumOccurrences() ? folder_.claim({"report.txt", "defects"}, overwrite) : "";
  }
  bool isAsked() const { return !subjects_.empty(); }
  int run();

private:
  Request requestOf(Program program) const;
  std::optional<Request> next();
  void done(const Request &request, const Response &response);
  void addDefect(const Request &request, const Judgement &judgement);
  void showProgress(bool isLast);
  std::string defectList() const;

  struct Kind {
    uint64_t count = 0;
    /// Name of the first program that showed this kind.
    std::string program;
  };
  Slice &slice_;
  std::vector<Subject> subjects_;
  OutputFolder folder_;
  DefectStore store_;
  Report report_;
  /// Keyed by subject and signature.
  std::map<std::string, Kind> kinds_;
  std::string trouble_;
  uint64_t givenUp_ = 0, given_ = 0;
  bool isTerminal_ = llvm::sys::Process::StandardErrIsDisplayed();
  std::chrono::steady_clock::time_point shown_;
};
} // namespace

Request Judging::requestOf(Program program) const {
  Request request;
  request.program = std::move(program);
  request.subjects = subjects_;
  request.budget.timeoutMs = timeoutMs;
  // This limits generated inputs only: decisions are i1, and all their combinations are tried.
  request.inputs.count = 4;
  request.wantOutput = !out.empty();
  return request;
}

std::optional<Request> Judging::next() {
  auto program = slice_.next();
  if (!program)
    return std::nullopt;
  Request request = requestOf(std::move(*program));
  // Programs of an enumeration take less time than starting a worker does.
  static constexpr unsigned kShareWorker = 64;
  request.sharesWorker = given_++ % kShareWorker != 0;
  return request;
}

void Judging::addDefect(const Request &request, const Judgement &judgement) {
  std::string name = judgement.subject + ": " + print(*signatureOf(judgement));
  Kind &kind = kinds_[name];
  if (++kind.count == 1) {
    kind.program = request.program.name;
    llvm::errs() << diagnostic(judgement) << "from: " << slice_.commandFor(kind.program) << '\n';
  }
  if (out.empty())
    return;
  std::string why = store_.add(request, judgement, slice_.commandFor(request.program.name));
  if (trouble_.empty())
    trouble_ = why;
}

void Judging::done(const Request &request, const Response &response) {
  givenUp_ += response.isGivenUp();
  report_.add(request, response);
  llvm::errs() << response.badInput << response.fault;
  for (const Judgement &judgement : response.judgements)
    if (std::holds_alternative<Defect>(judgement.verdict))
      addDefect(request, judgement);
  showProgress(false);
}

void Judging::showProgress(bool isLast) {
  auto now = std::chrono::steady_clock::now();
  if (!isTerminal_ || (!isLast && now - shown_ < std::chrono::milliseconds(200)))
    return;
  shown_ = now;
  llvm::errs() << '\r' << report_.programs() << " of "
               << std::min<uint64_t>(number, slice_.expected()) << " programs, " << kinds_.size()
               << " kinds of defects " << (isLast ? "\n" : "");
}

std::string Judging::defectList() const {
  std::string text;
  for (const auto &[name, kind] : kinds_)
    text += std::to_string(kind.count) + " x " + name + ", first in " + kind.program + "\n";
  return text;
}

int Judging::run() {
  {
    JudgePool pool({.jobs = jobs, .typical = requestOf({})}, Budget());
    pool.run([&] { return next(); },
             [&](const Request &request, const Response &response) { done(request, response); });
  }
  showProgress(true);
  std::string text = report_.text() + defectList();
  llvm::outs() << text;
  if (!out.empty() && trouble_.empty())
    trouble_ = folder_.write(out + "/report.txt", text);
  if (!out.empty() && trouble_.empty())
    trouble_ = folder_.finish();
  if (!trouble_.empty())
    return fault("enumerate", trouble_);
  uint64_t asked = std::min<uint64_t>(number, slice_.expected());
  if (!interruption() || !givenUp_)
    return report_.exitCode();
  llvm::outs().flush();
  llvm::errs() << "freehold-fuzz enumerate: "
               << interruptedText(std::to_string(report_.programs()) + " of " +
                                  std::to_string(asked) + " programs")
               << '\n';
  return interruptedExit();
}

//===----------------------------------------------------------------------===//
// The command
//===----------------------------------------------------------------------===//

static std::string checkUsage() {
  if (blocks < 1 || blocks > enumerate::kBlocksMax)
    return "--blocks goes from 1 to " + std::to_string(enumerate::kBlocksMax);
  if (memrefs < 1 || memrefs > enumerate::kMemrefsMax)
    return "--memrefs goes from 1 to " + std::to_string(enumerate::kMemrefsMax);
  bool isJudged = !subjects.empty() || !pipelines.empty();
  if (overwrite && out.empty())
    return "--overwrite goes with --out";
  if (isJudged + !outDir.empty() + countOnly > 1)
    return "give one of --count-only, --out-dir and subjects";
  if (!isJudged && out.getNumOccurrences())
    return "--out goes with --subjects or --pipeline";
  return jobs ? "" : "--jobs is at least 1";
}

int runEnumerate() {
  if (std::string why = checkUsage(); !why.empty())
    return fail(why);
  std::vector<Subject> chosen;
  if (!subjects.empty() || !pipelines.empty()) {
    auto found = chooseSubjects({subjects, pipelines, {}, {}, {}, "none", /*withOlder=*/true});
    if (auto *error = std::get_if<std::string>(&found))
      return fail(*error);
    chosen = std::get<0>(std::move(found));
  }
  if (outDir.getNumOccurrences())
    if (std::string why = probeFolder(outDir); !why.empty())
      return fail(why);
  enumerate::Scale scale{blocks, memrefs};
  if (countOnly) {
    llvm::outs() << enumerate::countPrograms(scale) << '\n';
    return kAllGood;
  }
  Slice slice(scale);
  Judging judging(slice, std::move(chosen));
  if (std::string why = judging.claim(); !why.empty())
    return fail(why);
  llvm::outs() << "// " << slice.expected() << " programs with --blocks " << blocks << " --memrefs "
               << memrefs << '\n';
  if (judging.isAsked())
    catchInterruptions();
  int code = judging.isAsked() ? judging.run() : printAll(slice);
  // After an interruption the walk has not reached the end, so the count cannot be checked.
  if (mustStop())
    return code;
  if (slice.isMiscounted())
    return fault("enumerate", llvm::Twine(slice.made()) + " programs were made");
  if (!slice.taken() && !code && number)
    return fail("there is no program " + llvm::Twine(from) + ", only " +
                llvm::Twine(slice.expected()));
  return code;
}

} // namespace freehold::fuzz
