//===- Shipped.cpp --------------------------------------------------------===//
#include "fuzz/triage/Shipped.h"

#include "oracle/core/process/Files.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/process/TemporaryFolder.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/diff/JudgePool.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

namespace freehold::triage {

static constexpr const char *kOpt = "mlir-opt-22";
static constexpr unsigned kTimeoutMs = 60'000;
static constexpr uint64_t kOutputMax = 1 << 20;
/// Maximum number of lines of a tool's output in a report.
static constexpr size_t kLinesShown = 20;
static constexpr const char *kLower =
    " --expand-realloc --bufferization-lower-deallocations "
    "--convert-bufferization-to-memref --convert-linalg-to-loops --expand-strided-metadata "
    "--lower-affine --convert-scf-to-cf --convert-arith-to-llvm --convert-to-llvm "
    "--reconcile-unrealized-casts";
/// `load` becomes `load volatile`, since clang would drop unused loads and with them their errors.
static constexpr const char *kCompile =
    "mlir-translate-22 --mlir-to-llvmir | sed 's/ = load / = load volatile /' > p.ll && "
    "clang-22 -O0 -Wno-override-module p.ll -o p";
static constexpr const char *kLeakCheck =
    "--leak-check=full --show-leak-kinds=all --errors-for-leak-kinds=all ";

Demonstration demonstrationFor(DefectKind kind) {
  switch (kind) {
  case DefectKind::Crash:
  case DefectKind::Hang:
  case DefectKind::Resource:
  case DefectKind::Cost:
  case DefectKind::InvalidOutput:
  case DefectKind::RejectedLate:
    return Demonstration::Transform;
  case DefectKind::PassMemoryError:
    return Demonstration::Memcheck;
  case DefectKind::Observation:
  case DefectKind::DeadStackUse:
  case DefectKind::UninitialisedRead:
    // Memcheck does not detect these two kinds, but they change what the program computes.
    return Demonstration::ExitCode;
  default:
    return Demonstration::Valgrind;
  }
}

/// Returns an option of mlir-opt for each of these libraries.
static std::string loading(const char *option, const std::vector<std::string> &libraries) {
  std::string options;
  for (const std::string &path : libraries)
    options += std::string(" ") + option + "=" + shellWordIfNeeded(absoluteLibrary(path));
  return options;
}

static std::string loadingDialects(const Program &program) {
  return loading("--load-dialect-plugin", program.extensions.dialectPlugins);
}

/// Whether the program has ops that mlir-opt only reads if it is told to.
static bool hasUnregisteredOps(const Program &program) {
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  mlir::ScopedDiagnosticHandler quiet(context.get(),
                                      [](mlir::Diagnostic &) { return mlir::success(); });
  mlir::OwningOpRef<mlir::ModuleOp> module = parseProgram(program, *context, /*verifies=*/false);
  return module && module
                       ->walk([](mlir::Operation *op) {
                         return op->isRegistered() ? mlir::WalkResult::advance()
                                                   : mlir::WalkResult::interrupt();
                       })
                       .wasInterrupted();
}

/// Returns the option that lets mlir-opt read such a program; empty for other programs.
static std::string allowing(const Program &program) {
  return hasUnregisteredOps(program) ? " --allow-unregistered-dialect" : "";
}

/// Returns mlir-opt with what it needs to read the program and to know the subject's passes.
static std::string optFor(const Subject &subject, const Program &program) {
  return std::string(kOpt) + " --mlir-disable-threading" +
         loading("--load-pass-plugin", subject.plugins) + loadingDialects(program) +
         allowing(program);
}

static std::string transform(const Subject &subject, const Program &program,
                             const std::string &file) {
  if (subject.kind == Subject::Kind::Command)
    return subject.text + " < " + file;
  return optFor(subject, program) +
         " --pass-pipeline=" + shellWord("builtin.module(" + subject.text + ")") + " " + file;
}

static std::string commandFor(const Subject &subject, DefectKind kind, const Program &program,
                              const std::string &file) {
  Demonstration how = demonstrationFor(kind);
  std::string first = transform(subject, program, file);
  const std::string lower = kOpt + loadingDialects(program) + kLower;
  switch (how) {
  case Demonstration::Transform:
    return kind == DefectKind::Hang ? "timeout 20 " + first : first;
  case Demonstration::Memcheck:
    return "valgrind -q --error-limit=no --error-exitcode=99 " + first +
           " -o after.mlir; echo exit code $?";
  case Demonstration::Valgrind:
    return first + " | " + lower + " | " + kCompile + " && { valgrind -q " +
           (kind == DefectKind::Leak ? kLeakCheck : "") +
           "--error-exitcode=99 ./p; echo exit code $?; }";
  case Demonstration::ExitCode:
    break;
  }
  auto run = [&](const std::string &from) {
    return from + " | " + lower + " | " + kCompile + " && { ./p; echo exit code $?; }";
  };
  return run("cat " + file) + "; " + run(first);
}

/// Returns the line without what varies between runs or carries no information: process numbers,
/// addresses, frames without a name. Empty if nothing is left.
static std::string essence(llvm::StringRef line) {
  llvm::SmallVector<llvm::StringRef> match;
  if (llvm::Regex("^==[0-9]+== ?(.*)$").match(line, &match))
    return match[1].rtrim().str();
  if (llvm::Regex("^ *(#[0-9]+) 0x[0-9a-f]+ (.*) \\\\(.*\\\\)$").match(line, &match))
    return (match[1] + " " + match[2]).str();
  if (llvm::Regex("^ *#[0-9]+ 0x").match(line) || line.contains("Stack dump") ||
      line.contains("PLEASE submit") || line.contains("Program arguments"))
    return "";
  return line.rtrim().str();
}

static std::string shortened(llvm::StringRef output, llvm::StringRef folder) {
  std::string text;
  llvm::SmallVector<llvm::StringRef> lines;
  output.split(lines, '\n', -1, /*KeepEmpty=*/false);
  size_t shown = 0;
  for (llvm::StringRef line : lines) {
    std::string kept = essence(line);
    for (size_t at; !folder.empty() && (at = kept.find(folder)) != std::string::npos;)
      kept.replace(at, folder.size(), ".");
    if (kept.empty())
      continue;
    if (++shown > kLinesShown)
      return text + "...\n";
    text += (llvm::StringRef(kept).take_front(200) + "\n").str();
  }
  return text;
}

/// Returns the exit codes of lines "exit code N" in order; empty if the program did not compile.
static std::vector<llvm::StringRef> exitCodes(llvm::StringRef output) {
  std::vector<llvm::StringRef> codes;
  llvm::SmallVector<llvm::StringRef> lines;
  output.split(lines, '\n');
  for (llvm::StringRef line : lines)
    if (line.consume_front("exit code "))
      codes.push_back(line.trim());
  return codes;
}

static bool succeeds(const CommandResult &run) {
  return run.ending == CommandResult::Ending::Exited && run.code == 0;
}

/// The exit code of timeout(1), which commands for hangs begin with, when the time is over, and those of a shell
/// that cannot start a program.
static constexpr int kTimeIsOver = 124;
static constexpr const char *kCannotStart[] = {"126", "127"};

/// Returns true if a transformation that ended like this has a defect of the kind.
static bool failsLike(DefectKind kind, const CommandResult &run) {
  switch (kind) {
  case DefectKind::Crash:
    return run.ending == CommandResult::Ending::Signalled;
  case DefectKind::Hang:
    return run.ending == CommandResult::Ending::TimedOut || run.code == kTimeIsOver;
  default:
    return !succeeds(run);
  }
}

static bool shows(Demonstration how, DefectKind kind, const CommandResult &run) {
  auto codes = exitCodes(run.output);
  switch (how) {
  case Demonstration::Transform:
    return failsLike(kind, run);
  case Demonstration::Memcheck:
  case Demonstration::Valgrind:
    return codes.size() == 1 && (codes[0] == "99" || codes[0] == "139");
  case Demonstration::ExitCode:
    return codes.size() == 2 && codes[0] != codes[1];
  }
  return false;
}

/// Writes the files to a fresh folder and runs the command there, with the shell of the report. What
/// the command's tools leave when they are killed, such as valgrind's pipes, goes with the folder.
static CommandResult runIn(const TemporaryFolder &folder, const std::string &command,
                           llvm::ArrayRef<std::pair<std::string, const std::string *>> files) {
  if (!folder.isThere())
    return {CommandResult::Ending::NotRun, 0, "", noTemporaryFiles("no folder can be made")};
  for (const auto &[name, text] : files)
    if (std::string why = replaceFile(folder.path() + "/" + name, *text); !why.empty())
      return {CommandResult::Ending::NotRun, 0, "", why};
  std::string script = "cd " + shellWord(folder.path()) +
                       " && export TMPDIR=$PWD && exec 2>&1 && set -o pipefail\n" + command;
  // Unlike a shell, runCommand takes a backslash between quotes for an escape.
  std::string escaped;
  for (char c : script)
    escaped += c == '\\' ? "\\\\" : std::string(1, c);
  return runCommand("bash -c " + shellWord(escaped), "", kTimeoutMs, kOutputMax);
}

static std::string outputOf(const CommandResult &run, const TemporaryFolder &folder) {
  std::string text = shortened(run.output + run.errors, folder.path());
  if (run.ending == CommandResult::Ending::TimedOut)
    text += "(ended after " + std::to_string(kTimeoutMs / 1000) + " s)\n";
  else if (run.ending == CommandResult::Ending::Signalled)
    text += "(crashed)\n";
  return text;
}

/// Returns the first line that says what is wrong in what a tool printed.
static std::string firstError(llvm::StringRef printed) {
  llvm::SmallVector<llvm::StringRef> lines;
  printed.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines) {
    if (auto at = line.find("error: "); at != llvm::StringRef::npos)
      return line.substr(at + 7).take_front(200).str();
    // The loader of plug-ins, the linker and the shell have other words.
    for (const char *sign : {"Failed to load ", "undefined reference to ", "command not found"})
      if (line.contains(sign))
        return line.take_front(200).str();
  }
  return lines.empty() ? "it failed" : lines.front().take_front(200).str();
}

/// Returns why no shipped tool can run the subject on the program; empty if one can.
static std::string whyNoTool(const Subject &subject, const Program &program) {
  if (llvm::StringRef(subject.text).contains("fh-"))
    return "no shipped tool has Freehold's passes";
  if (!program.extensions.irdl.empty() || !program.extensions.opModels.empty())
    return "no shipped tool has the ops of irdl files and op models";
  return "";
}

/// Returns why a transformation that fails may do so for another reason than the defect; empty if it is the defect's.
static std::string whyOtherFailure(const Subject &subject, DefectKind kind, const Program &program,
                                   const std::string &file, const CommandResult &run) {
  static const std::string kNothing = "module {}\n";
  auto again = [&](const std::string &command, const std::string &text) {
    TemporaryFolder folder("freehold-shipped");
    CommandResult result = runIn(folder, command, {{file, &text}});
    return succeeds(result) ? "" : firstError(result.output + result.errors);
  };
  if (std::string why = again(commandFor(subject, kind, program, file), kNothing); !why.empty())
    return why;
  // The subject of a command has read the program before it showed the defect.
  if (subject.kind == Subject::Kind::Pipeline)
    if (std::string why = again(optFor(subject, program) + " " + file, program.text); !why.empty())
      return "it cannot read the program: " + why;
  return failsLike(kind, run) ? "" : firstError(run.output);
}

/// Returns why the command that ended like this says nothing about the defect; empty if it does.
static std::string whyCannotTell(const Subject &subject, DefectKind kind, const Program &program,
                                 const std::string &file, const CommandResult &run) {
  using Ending = CommandResult::Ending;
  if (run.ending == Ending::NotRun)
    return run.errors;
  if (run.ending == Ending::NotFound)
    return firstError(run.output);
  auto codes = exitCodes(run.output);
  auto ranAll = [&](size_t programs) {
    return codes.size() == programs &&
           llvm::none_of(codes, [](auto code) { return llvm::is_contained(kCannotStart, code); });
  };
  switch (demonstrationFor(kind)) {
  case Demonstration::Transform:
    return succeeds(run) ? "" : whyOtherFailure(subject, kind, program, file, run);
  case Demonstration::Memcheck:
    // Where the tool itself refuses, its passes may not have run.
    return ranAll(1) && codes[0] != "1" ? "" : firstError(run.output);
  case Demonstration::Valgrind:
    return ranAll(1) ? "" : firstError(run.output);
  case Demonstration::ExitCode:
    return ranAll(2) ? "" : firstError(run.output);
  }
  return "";
}

ShippedRun runShipped(const Subject &subject, DefectKind kind, const Program &program,
                      const std::string &file) {
  ShippedRun result;
  result.why = whyNoTool(subject, program);
  if (!result.why.empty()) {
    result.output = result.why + "\n";
    return result;
  }
  Demonstration how = demonstrationFor(kind);
  result.command = commandFor(subject, kind, program, file);
  TemporaryFolder folder("freehold-shipped");
  CommandResult run = runIn(folder, result.command, {{file, &program.text}});
  result.why = whyCannotTell(subject, kind, program, file, run);
  result.shows = result.why.empty() && shows(how, kind, run);
  result.output = outputOf(run, folder);
  if (how == Demonstration::Transform && run.ending == CommandResult::Ending::Exited)
    result.output += "exit code " + std::to_string(run.code) + "\n";
  return result;
}

std::string answerOf(const ShippedRun &run) {
  if (!run.why.empty())
    return "cannot tell: " + run.why;
  return run.shows ? "show it" : "do not show it";
}

ShippedRun runWritten(const std::string &command, const std::string &program,
                      const std::string &standalone) {
  TemporaryFolder folder("freehold-shipped");
  CommandResult run =
      runIn(folder, command, {{"program.mlir", &program}, {"standalone.mlir", &standalone}});
  ShippedRun result{command, outputOf(run, folder)};
  if (run.ending == CommandResult::Ending::NotRun || run.ending == CommandResult::Ending::NotFound)
    result.why = firstError(run.output + run.errors);
  auto codes = exitCodes(run.output);
  bool differs = codes.size() == 2 && codes[0] != codes[1];
  result.shows =
      result.why.empty() && (run.code != 0 || differs || llvm::is_contained(codes, "99"));
  return result;
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

std::string versionOf(const std::string &tool) {
  CommandResult run = runCommand(tool + " --version", "", kTimeoutMs, kOutputMax);
  llvm::SmallVector<llvm::StringRef> match;
  return llvm::Regex("LLVM version ([0-9.]+)").match(run.output, &match) ? match[1].str() : "";
}

/// Returns true if the judge finds the defect in that version's output.
static bool judgeShows(const Request &request, const std::string &command, DefectKind kind) {
  Request again = request;
  Subject subject = request.subjects.front();
  subject.kind = Subject::Kind::Command;
  subject.text = command;
  again.subjects = {subject};
  auto shows = [&](const Judgement &judgement) {
    auto *defect = std::get_if<Defect>(&judgement.verdict);
    return defect && defect->kind == kind;
  };
  return llvm::any_of(judgeOnce(again).judgements, shows);
}

static VersionAnswer askVersion(const Request &request, DefectKind kind, const std::string &tool) {
  using Ending = CommandResult::Ending;
  using Kind = VersionAnswer::Kind;
  VersionAnswer answer{Kind::CannotTell, tool, "", ""};
  if (!llvm::sys::findProgramByName(tool)) {
    answer.why = "not installed";
    return answer;
  }
  answer.version = versionOf(tool);
  const std::string base = tool + " --mlir-disable-threading" + allowing(request.program);
  const std::string passes =
      base + " " +
      shellWord("--pass-pipeline=builtin.module(" + request.subjects.front().text + ")");
  auto run = [&](const std::string &command, const std::string &input) {
    return runCommand(command, input, kTimeoutMs, kOutputMax);
  };
  // If an empty module passes, the tool has the passes, so a failure is the defect.
  if (CommandResult known = run(passes, "module {}\n"); known.code != 0) {
    answer.why = "no such pass: " + firstError(known.errors);
    return answer;
  }
  if (CommandResult read = run(base, request.program.text); read.code != 0) {
    answer.why = "cannot read the program: " + firstError(read.errors);
    return answer;
  }
  CommandResult result = run(passes, request.program.text);
  bool failed = result.ending != Ending::Exited || result.code != 0;
  // Where the pass ends well, a lack of resources can still be that of the program it made.
  bool isOfProgram = kind == DefectKind::Resource && !failed;
  if (demonstrationFor(kind) == Demonstration::Transform && !isOfProgram) {
    bool crashed = result.ending == Ending::Signalled;
    bool same = kind == DefectKind::Crash  ? crashed
                : kind == DefectKind::Hang ? result.ending == Ending::TimedOut
                                           : failed && !crashed;
    answer.kind = same ? Kind::Shows : failed ? Kind::CannotTell : Kind::IsFine;
    if (failed)
      answer.why = firstError(result.errors);
    return answer;
  }
  if (failed) {
    answer.why = "fails otherwise: " + firstError(result.errors);
    return answer;
  }
  answer.kind = judgeShows(request, passes, kind) ? Kind::Shows : Kind::IsFine;
  return answer;
}

/// Asks an older mlir-opt to run the subject on the program in that version's syntax.
static VersionAnswer askOlderVersion(const Request &request, DefectKind kind, unsigned version) {
  Request again = request;
  Subject &subject = again.subjects.front();
  const std::string tool = "mlir-opt-" + std::to_string(version);
  llvm::StringRef passes = llvm::StringRef(subject.text).split(' ').second;
  subject.text = tool + " " + passes.str();
  subject.version = version;
  VersionAnswer answer{VersionAnswer::Kind::IsFine, tool, versionOf(tool), ""};
  for (const Judgement &judgement : judgeOnce(again).judgements) {
    if (auto *defect = std::get_if<Defect>(&judgement.verdict); defect && defect->kind == kind)
      return {VersionAnswer::Kind::Shows, tool, answer.version, ""};
    if (auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict)) {
      answer.kind = VersionAnswer::Kind::CannotTell;
      answer.why = inconclusive->what.message;
    }
  }
  return answer;
}

std::vector<VersionAnswer> askVersions(const Request &request, DefectKind kind,
                                       const std::vector<std::string> &others) {
  std::vector<VersionAnswer> answers;
  if (request.subjects.front().version) {
    for (unsigned version : {19, 16})
      answers.push_back(askOlderVersion(request, kind, version));
    return answers;
  }
  const Subject &subject = request.subjects.front();
  if (subject.kind == Subject::Kind::Command) {
    const std::string tool = llvm::StringRef(subject.text).ltrim().split(' ').first.str();
    return {{VersionAnswer::Kind::Shows, tool, versionOf(tool), ""}};
  }
  if (subject.kind != Subject::Kind::Pipeline || !subject.plugins.empty())
    return answers;
  for (const char *tool : {"mlir-opt-22", "mlir-opt-19", "mlir-opt-16"})
    answers.push_back(askVersion(request, kind, tool));
  for (const std::string &tool : others)
    answers.push_back(askVersion(request, kind, tool));
  return answers;
}

} // namespace freehold::triage
