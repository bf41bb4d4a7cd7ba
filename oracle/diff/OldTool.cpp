//===- OldTool.cpp --------------------------------------------------------===//
#include "oracle/diff/OldTool.h"

#include "oracle/core/process/Process.h"
#include "oracle/diff/OldVersions.h"
#include "oracle/interp/Locations.h"

#include "llvm/Support/Path.h"

using namespace mlir;

namespace freehold {

/// One thread, so that the first diagnostic and the place of a crash depend on the program
/// alone.
static constexpr const char *kFlags =
    " --allow-unregistered-dialect --mlir-disable-threading --mlir-print-op-generic"
    " --mlir-print-debuginfo --mlir-print-local-scope";
/// After a failure, each of the two further runs gets this fraction of a subject's time.
static constexpr unsigned kQuestionPart = 8;

namespace {
using Ending = CommandResult::Ending;

class OldTool {
public:
  OldTool(const Subject &subject, const OldProgram &program, const Budget &budget)
      : subject_(subject), program_(program), budget_(budget) {}

  CommandResult run() const {
    return start(subject_.text, budget_.timeoutMs - 2 * (budget_.timeoutMs / kQuestionPart));
  }
  Verdict failure(const CommandResult &run) const;

private:
  CommandResult start(const std::string &command, unsigned timeoutMs) const {
    return runCommand(command + kFlags, program_.text, timeoutMs, budget_.textBytes);
  }
  /// Runs the tool without passes. Returns its first error if it cannot read and write the
  /// program.
  std::string whyNotRead() const {
    CommandResult result = ask(tool());
    return worked(result) ? "" : note(result).message;
  }
  CommandResult ask(const std::string &command) const {
    return start(command, budget_.timeoutMs / kQuestionPart);
  }
  static bool worked(const CommandResult &result) {
    return result.ending == Ending::Exited && result.code == 0;
  }
  std::string tool() const { return subject_.text.substr(0, subject_.text.find(' ')); }
  Note note(const CommandResult &result) const;
  Verdict rejected(Note what) const { return Inconclusive{Reason::Rejected, std::move(what)}; }

  const Subject &subject_;
  const OldProgram &program_;
  const Budget &budget_;
};
} // namespace

/// Returns the op that a diagnostic shows as the current one in generic form: "memref.dealloc"
/// for `x.mlir:4:2: note: see current operation: "memref.dealloc"(%0) : (memref<i32>) -> ()`.
static std::string shownOp(ArrayRef<StringRef> lines) {
  for (StringRef line : lines)
    if (auto shown = line.split("note: see current operation: ").second; !shown.empty())
      return shown.split('"').second.split('"').first.str();
  return "";
}

/// Returns the first error on the tool's stderr, at the location of the source's op.
Note OldTool::note(const CommandResult &result) const {
  SmallVector<StringRef> lines;
  StringRef(result.errors).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (auto [number, whole] : llvm::enumerate(lines)) {
    StringRef line = whole;
    auto location = takeLocation(line, program_.locations);
    size_t at = line.find("error: ");
    if (at != StringRef::npos)
      return {location ? interp::locate(*location) : "-", line.substr(at + 7).take_front(300).str(),
              NoteRole::None, shownOp(ArrayRef(lines).drop_front(number))};
  }
  if (result.ending == Ending::Signalled)
    return {"-", "it crashes"};
  if (result.ending == Ending::TimedOut)
    return {"-", "it does not end within its time"};
  return {"-", lines.empty() ? "it said nothing" : lines.front().take_front(300).str()};
}

static Defect defect(DefectKind kind, Note what) {
  Defect result;
  result.kind = kind;
  result.evidence.what = std::move(what);
  return result;
}

/// Returns a stripped tool's frames, "4 mlir-opt-16 0x00005644b6eefeb0", as "mlir-opt-16
/// ...eb0": the low bits of an address do not depend on where the loader puts the tool.
static std::vector<std::string> strippedFrames(StringRef errors, StringRef tool) {
  std::vector<std::string> frames;
  SmallVector<StringRef> lines;
  errors.split(lines, '\n');
  for (StringRef line : lines) {
    StringRef rest = line.ltrim().ltrim("0123456789").ltrim();
    if (line.trim().take_front(1).find_first_of("0123456789") == StringRef::npos ||
        !rest.consume_front(tool) || !rest.ltrim().starts_with("0x") || frames.size() == 8)
      continue;
    frames.push_back((tool + " ..." + rest.trim().take_back(3)).str());
  }
  return frames;
}

Verdict OldTool::failure(const CommandResult &run) const {
  if (run.ending == Ending::NotFound)
    return rejected({"-", "cannot run " + tool() + ": it is not there"});
  if (run.ending == Ending::TooMuchOutput)
    return defect(DefectKind::Resource, {"-", tool() + " printed more than " +
                                                  std::to_string(budget_.textBytes) + " bytes"});
  if (std::string why = whyNotRead(); !why.empty())
    return rejected({"-", tool() + " cannot read the program: " + why});
  if (run.ending == Ending::TimedOut)
    return defect(DefectKind::Hang, {"-", tool() + " does not end within its time"});
  if (run.ending == Ending::Signalled) {
    Defect crash = defect(DefectKind::Crash, {"-", tool() + " crashes"});
    auto add = [&](const std::string &frame, const std::string &function) {
      crash.evidence.notes.push_back({"-", frame, NoteRole::Frame, function});
    };
    for (const std::string &frame : topFrames(run.errors))
      add(frame, functionOfFrame(frame));
    bool named = llvm::any_of(crash.evidence.notes, [](const Note &n) { return !n.op.empty(); });
    if (!named)
      for (const std::string &frame : strippedFrames(run.errors, llvm::sys::path::filename(tool())))
        add(frame, frame);
    return crash;
  }
  // If no pass fails without the verifier, the verifier had found invalid IR that a pass left.
  // What happens to the invalid IR afterwards, such as a crash when it is printed, does not matter.
  CommandResult unverified = ask(subject_.text + " --verify-each=false");
  if (unverified.ending == Ending::Exited && unverified.code != 0)
    return rejected(note(run));
  return defect(DefectKind::InvalidOutput, note(run));
}

std::variant<OwningOpRef<ModuleOp>, Verdict, NotRun>
runOldTool(const Subject &subject, ModuleOp source, const Budget &budget) {
  auto rejected = [&](const Twine &what) -> Verdict {
    return Inconclusive{Reason::Rejected, {"-", what.str()}};
  };
  auto translated = toOldVersion(source, subject.version);
  if (auto *failure = std::get_if<Untranslatable>(&translated))
    return rejected("no counterpart in MLIR " + Twine(subject.version) + ": " + failure->why);
  const OldProgram &program = std::get<OldProgram>(translated);
  OldTool tool(subject, program, budget);
  CommandResult run = tool.run();
  if (run.ending == Ending::NotRun)
    return NotRun{"the tool was not run: " + run.errors};
  if (run.ending != Ending::Exited || run.code != 0)
    return tool.failure(run);
  auto read = fromOldVersion(run.output, subject.version, *source.getContext(), program.locations);
  if (auto *failure = std::get_if<Untranslatable>(&read))
    return rejected("MLIR 22 cannot read the output of MLIR " + Twine(subject.version) + ": " +
                    failure->why);
  return std::move(std::get<OwningOpRef<ModuleOp>>(read));
}

} // namespace freehold
