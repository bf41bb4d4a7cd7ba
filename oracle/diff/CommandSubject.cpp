//===- CommandSubject.cpp -------------------------------------------------===//
#include "oracle/diff/CommandSubject.h"

#include "oracle/core/process/Process.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/interp/Locations.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

using namespace mlir;

namespace freehold {

using Ending = CommandResult::Ending;

namespace {
/// The text that a command gets, and the ops that begin on its lines.
class PrintedProgram {
public:
  explicit PrintedProgram(ModuleOp source) {
    llvm::raw_string_ostream stream(text);
    AsmState state(source, OpPrintingFlags().printGenericOpForm().useLocalScope(), &places_);
    source->print(stream, state);
    stream << '\n';
    for (auto [op, place] : places_)
      opsOfLines_.try_emplace(place.first, op);
  }

  Note firstError(StringRef errors) const;

  std::string text;

private:
  Operation *opAt(unsigned line) const;

  AsmState::LocationMap places_;
  llvm::DenseMap<unsigned, Operation *> opsOfLines_;
};
} // namespace

Operation *PrintedProgram::opAt(unsigned line) const {
  for (; line > 0; --line)
    if (Operation *op = opsOfLines_.lookup(line))
      return op;
  return nullptr;
}

/// Returns the first error on the command's stderr, at the op of the program that it was reported at.
Note PrintedProgram::firstError(StringRef errors) const {
  SmallVector<StringRef> lines;
  errors.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    size_t at = line.find("error: ");
    if (at == StringRef::npos)
      continue;
    Note note{"-", line.substr(at + 7).take_front(300).str()};
    unsigned number = 0;
    StringRef place = line;
    Operation *op = place.consume_front("<stdin>:") && !place.consumeInteger(10, number)
                        ? opAt(number)
                        : nullptr;
    if (op) {
      note.location = interp::locate(op->getLoc());
      note.op = op->getName().getStringRef().str();
    }
    return note;
  }
  return {"-", lines.empty() ? "it said nothing" : lines.front().take_front(300).str()};
}

/// Returns the first line that a command printed on stderr.
static std::string firstLine(const std::string &text) {
  StringRef line = StringRef(text).ltrim().split('\n').first;
  return line.empty() ? "it said nothing" : line.take_front(300).str();
}

static Defect defectOf(DefectKind kind, const Twine &message) {
  Defect defect;
  defect.kind = kind;
  defect.evidence.what = {"-", message.str()};
  return defect;
}

static Inconclusive rejected(const Twine &message) {
  return {Reason::Rejected, {"-", message.str()}};
}

/// Whether the command prints an invalid module if it does not verify it.
static bool leavesInvalid(const PrintedProgram &program, const std::string &command,
                          MLIRContext &context, const Budget &budget) {
  CommandResult unverified =
      runCommand(command + " --verify-each=0", program.text, budget.timeoutMs, budget.textBytes);
  if (unverified.ending != Ending::Exited || unverified.code != 0)
    return false;
  Program output{"output", std::move(unverified.output), {}};
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) { return success(); });
  return !refuseText(output, budget) && !parseProgram(output, context);
}

/// Returns the verdict about a command that ended with an exit code other than 0.
static Verdict whyFailed(const PrintedProgram &program, const std::string &command,
                         const CommandResult &run, MLIRContext &context, const Budget &budget) {
  if (!StringRef(run.errors).contains("error: ") ||
      !leavesInvalid(program, command, context, budget))
    return rejected("the command exited with " + Twine(run.code) + ": " + firstLine(run.errors));
  Defect defect = defectOf(DefectKind::InvalidOutput, "");
  defect.evidence.what = program.firstError(run.errors);
  return defect;
}

static Verdict crashOf(const CommandResult &run) {
  Defect crash = defectOf(DefectKind::Crash, "the command crashed: " + firstLine(run.errors));
  for (const std::string &frame : topFrames(run.errors))
    crash.evidence.notes.push_back({"-", frame, NoteRole::Frame, functionOfFrame(frame)});
  return crash;
}

std::variant<std::string, Verdict, NotRun> runCommandOn(ModuleOp source, const std::string &command,
                                                        const Budget &budget) {
  PrintedProgram program(source);
  CommandResult run = runCommand(command, program.text, budget.timeoutMs, budget.textBytes);
  switch (run.ending) {
  case Ending::NotFound:
    return rejected("cannot run the command: " + Twine(command));
  case Ending::NotRun:
    return NotRun{"the command was not run: " + run.errors};
  case Ending::TimedOut:
    return defectOf(DefectKind::Hang,
                    "the command did not end within " + Twine(budget.timeoutMs) + " ms");
  case Ending::TooMuchOutput:
    return defectOf(DefectKind::Resource,
                    "the command printed more than " + Twine(budget.textBytes) + " bytes");
  case Ending::Signalled:
    return crashOf(run);
  case Ending::Exited:
    break;
  }
  if (run.code != 0)
    return whyFailed(program, command, run, *source.getContext(), budget);
  return std::move(run.output);
}

} // namespace freehold
