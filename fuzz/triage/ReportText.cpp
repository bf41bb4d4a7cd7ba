//===- ReportText.cpp -----------------------------------------------------===//
#include "fuzz/triage/ReportText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

namespace freehold::triage {

std::string shippedSentence(const ShippedRun &run) {
  const std::string with = run.command.empty() ? "" : " with this command";
  if (!run.why.empty())
    return "Shipped tools could not tell whether they show it" + with + ": " + run.why + ".";
  return "Shipped tools " + answerOf(run) + with + ".";
}

std::string expectedInstead(DefectKind kind) {
  switch (kind) {
  case DefectKind::UseAfterFree:
    return "A buffer is freed after its last use; the program itself frees nothing too early.";
  case DefectKind::DoubleFree:
    return "Each buffer is freed once.";
  case DefectKind::BadFree:
    return "Only heap buffers that the function owns are freed, through the memref that was "
           "allocated.";
  case DefectKind::Leak:
    return "Each buffer allocated during a call is freed or returned.";
  case DefectKind::Abi:
    return "Each returned memref is a live heap buffer of its own, which the caller may free.";
  case DefectKind::Observation:
    return "The pass does not change what the program computes.";
  case DefectKind::Crash:
    return "The pass transforms the program, or reports an error.";
  case DefectKind::PassMemoryError:
    return "The pass uses only memory that it owns and has written.";
  case DefectKind::Hang:
  case DefectKind::Resource:
  case DefectKind::Cost:
    return "The pass ends, in time and memory in proportion to the program.";
  case DefectKind::InvalidOutput:
    return "The pass gives valid IR, or reports an error before it changes anything.";
  case DefectKind::RejectedLate:
    return "The pass takes the program, or reports its error before it changes anything.";
  case DefectKind::DeadStackUse:
    return "A buffer is on the stack only where it does not outlive its scope.";
  case DefectKind::OutOfBounds:
  case DefectKind::UninitialisedRead:
  case DefectKind::Undefined:
    return "The pass does not add undefined behaviour to a program that has none.";
  case DefectKind::JudgeDisagreement:
    return "Both judges say the same.";
  }
  return "";
}

static std::string fenced(const char *language, llvm::StringRef text) {
  return llvm::formatv("```{0}\n{1}\n```\n\n", language, text.rtrim('\n')).str();
}

static std::string versionsText(const Finding &finding) {
  std::string text;
  for (const VersionAnswer &answer : finding.versions) {
    text += "- " + answer.tool + (answer.version.empty() ? "" : " (" + answer.version + ")") + ": ";
    switch (answer.kind) {
    case VersionAnswer::Kind::Shows:
      text += "shows it";
      break;
    case VersionAnswer::Kind::IsFine:
      text += "does not show it";
      break;
    case VersionAnswer::Kind::CannotTell:
      text += "cannot tell: " + answer.why;
      break;
    }
    text += "\n";
  }
  return text.empty() ? text : "## Versions\n\n" + text + "\n";
}

static std::string judgesText(const Finding &finding) {
  std::string text;
  for (const JudgeAnswer &answer : finding.judges)
    text += "- " + answer.judge + ": " + answer.verdict +
            (answer.detail.empty() ? "" : " (" + answer.detail + ")") + "\n";
  return "## Judges\n\n" + text + "\n";
}

/// The mark that markedText puts behind ops (oracle/diff/MarkedText.h).
static constexpr llvm::StringRef kMark = "// <==";
/// Number of lines shown before and after a marked one, and of IR without marks.
static constexpr size_t kAroundMark = 4, kUnmarkedLines = 20;

/// Returns the lines around the marked ones; if there are none, the first lines.
static std::string aroundMarks(llvm::StringRef ir) {
  llvm::SmallVector<llvm::StringRef> lines;
  ir.rtrim('\n').split(lines, '\n');
  std::vector<bool> isShown(lines.size(), false);
  bool anyMark = false;
  for (size_t n = 0; n < lines.size(); ++n)
    if (lines[n].contains(kMark)) {
      anyMark = true;
      size_t from = n < kAroundMark ? 0 : n - kAroundMark;
      for (size_t i = from; i < lines.size() && i <= n + kAroundMark; ++i)
        isShown[i] = true;
    }
  std::string text;
  bool isGap = false;
  for (size_t n = 0; n < lines.size(); ++n) {
    bool shows = anyMark ? isShown[n] : n < kUnmarkedLines;
    if (shows)
      text += lines[n].str() + "\n";
    else if (!isGap)
      text += "...\n";
    isGap = !shows;
  }
  return text;
}

/// Returns at most `most` lines of the text, and "..." if there are more.
static std::string firstLines(llvm::StringRef text, size_t most) {
  llvm::SmallVector<llvm::StringRef> lines;
  text.rtrim('\n').split(lines, '\n');
  if (lines.size() <= most)
    return text.str();
  lines.resize(most);
  return llvm::join(lines, "\n") + "\n...\n";
}

static std::string headText(const Finding &finding) {
  auto shows = llvm::find_if(finding.versions, [](const VersionAnswer &answer) {
    return answer.kind == VersionAnswer::Kind::Shows;
  });
  if (shows == finding.versions.end())
    shows = finding.versions.begin();
  std::string version = shows == finding.versions.end() ? "" : shows->version;
  std::string text = "# [mlir] " + finding.title + "\n\n";
  if (!version.empty())
    text += "Version: MLIR " + version + " (release build). ";
  text += "Class: " + finding.classification + ". Pass: " + finding.pass + ".\n\n";
  for (unsigned issue : finding.reported)
    text += llvm::formatv("Reported: https://github.com/llvm/llvm-project/issues/{0}\n\n", issue);
  return text + finding.cause + "\n\n";
}

/// Returns what a reader sees at once, with `outputLines` lines of what the command prints.
static std::string aboveFold(const Finding &finding, size_t outputLines) {
  std::string text = headText(finding);
  text += "## Program\n\n" + fenced("mlir", finding.request.program.text);
  if (!finding.standalone.empty())
    text +=
        std::string("The command uses `standalone.mlir` below: the same ") +
        (llvm::StringRef(finding.standalone).contains("@main(") ? "with a `main`"
                                                                : "as the older tool reads it") +
        ".\n\n";
  text += "## Command\n\n";
  if (!finding.shipped.shows)
    text += shippedSentence(finding.shipped) + " Judges that do are listed below.\n\n";
  if (!finding.shipped.command.empty())
    text += fenced("sh", finding.shipped.command);
  text += "## Actual\n\n";
  if (finding.judgement)
    if (auto *defect = std::get_if<Defect>(&finding.judgement->verdict))
      text += std::string(spell(defect->kind)) + ": " + defect->evidence.what.message + ".\n\n";
  text += fenced("", firstLines(finding.shipped.output, outputLines));
  return text + "## Expected\n\n" + finding.expected + "\n\n";
}

/// How the line begins that says how to replay the finding.
static constexpr llvm::StringRef kReplayLine = "Replay with Freehold: ";

static std::string belowFold(const Finding &finding) {
  std::string text;
  if (finding.judgement)
    if (auto *defect = std::get_if<Defect>(&finding.judgement->verdict);
        defect && !defect->evidence.transformed.empty())
      text +=
          "## IR after the pass\n\n" + fenced("mlir", aroundMarks(defect->evidence.transformed));
  if (!finding.standalone.empty())
    text += "## standalone.mlir\n\n" + fenced("mlir", finding.standalone);
  text += versionsText(finding) + judgesText(finding);
  return text + kReplayLine.str() + "`" + replayCommand(finding) + "` (" +
         finding.request.subjects.front().name + ")\n";
}

/// Returns the report without its line that says how to replay the finding, which names the folder.
static std::string withoutReplay(llvm::StringRef report) {
  size_t at = report.find(kReplayLine);
  if (at == llvm::StringRef::npos)
    return report.str();
  return report.take_front(at).str() + report.substr(report.find('\n', at)).str();
}

bool isReportOf(llvm::StringRef report, const Finding &finding) {
  return withoutReplay(report) == withoutReplay(reportText(finding));
}

std::string reportText(const Finding &finding) {
  // Tools print more lines than a reader needs; the first ones say what is wrong.
  size_t outputLines = kUnmarkedLines;
  std::string above = aboveFold(finding, outputLines);
  while (llvm::StringRef(above).count('\n') > kLinesBeforeFold && outputLines > 1)
    above = aboveFold(finding, --outputLines);
  return above + "<details><summary>Details</summary>\n\n" + belowFold(finding) + "\n</details>\n";
}

} // namespace freehold::triage
