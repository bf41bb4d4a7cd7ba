//===- CausePage.cpp - One cause ------------------------------------------===//
#include "fuzz/report/Html.h"
#include "fuzz/report/Site.h"
#include "fuzz/triage/Bisection.h"
#include "fuzz/triage/ReportText.h"
#include "oracle/core/process/Process.h"

#include "llvm/Support/FormatVariadic.h"

namespace freehold::report {

using llvm::formatv;

static std::string history(const CauseFile &file) {
  std::string text = "<h2>History</h2>\n<div class=\"scroll\"><table><thead>" +
                     tableRow({"run", "status", "by", "note"}, "th") + "</thead><tbody>\n";
  for (const state::Event &event : file.events)
    text += tableRow(
        {std::to_string(event.run),
         "<span class=\"status " + escaped(event.after) + "\">" + escaped(event.after) + "</span>",
         escaped(event.who), escaped(event.note)});
  return text + "</tbody></table></div>\n";
}

static std::string sides(const std::string &before, const std::string &after) {
  std::string text =
      "<div class=\"sides\">\n<div><h2>Before</h2>" + highlighted(before) + "</div>\n";
  if (!after.empty())
    text += "<div><h2>After</h2>" + highlighted(after) + "</div>\n";
  return text + "</div>\n";
}

static std::string judges(const triage::Finding &finding) {
  std::string text = "<h2>Judges</h2>\n<div class=\"scroll\"><table><thead>" +
                     tableRow({"judge", "verdict", "detail"}, "th") + "</thead><tbody>\n";
  for (const triage::JudgeAnswer &answer : finding.judges)
    text += tableRow({escaped(answer.judge), escaped(answer.verdict), escaped(answer.detail)});
  for (const triage::VersionAnswer &version : finding.versions) {
    using Kind = triage::VersionAnswer::Kind;
    std::string verdict = version.kind == Kind::Shows    ? "defect"
                          : version.kind == Kind::IsFine ? "is fine"
                                                         : "cannot tell";
    text +=
        tableRow({escaped(version.tool + " " + version.version), verdict, escaped(version.why)});
  }
  text += "</tbody></table></div>\n";
  std::string bisected = triage::text(triage::bisectionOf(finding.versions));
  return bisected.empty() ? text : text + "<p>Versions of MLIR: " + escaped(bisected) + ".</p>\n";
}

static std::string ofFinding(const CauseFile &file) {
  const triage::Finding &finding = *file.finding;
  std::string after;
  if (finding.judgement)
    if (auto *defect = std::get_if<Defect>(&finding.judgement->verdict))
      after = defect->evidence.transformed;
  std::string text = formatv("<p>{0} ops before reducing, {1} after.</p>\n",
                             finding.reduction.opsBefore, finding.reduction.opsAfter);
  text += sides(finding.request.program.text, after);
  if (!finding.shipped.command.empty())
    text += std::string("<h2>With tools that everybody has, in the finding's folder</h2>\n") +
            (finding.shipped.shows ? ""
                                   : "<p>" + escaped(triage::shippedSentence(finding.shipped)) +
                                         " Judges that do are listed below.</p>\n") +
            copyable(finding.shipped.command) + "<pre>" + escaped(finding.shipped.output) +
            "</pre>\n";
  return text + judges(finding) +
         "<h2>For a bug tracker</h2>\n<details><summary>REPORT.md</summary>" + "<pre>" +
         escaped(triage::reportText(finding)) + "</pre></details>\n";
}

std::string causePage(const Site &site, const CauseFile &file) {
  const state::Cause &cause = file.cause;
  std::string status(spell(cause.status));
  std::string body = "<p><a href=\"../index.html\">all causes</a></p>\n<h1>" + escaped(cause.name) +
                     "</h1>\n<p><span class=\"status " + status + "\">" + status + "</span> " +
                     escaped(cause.title) + "</p>\n";
  body +=
      formatv("<p class=\"soft\">{0}; subject {1}; {2} programs; first in run {3}, last seen in "
              "run {4}{5}</p>\n",
              escaped(cause.kind), escaped(cause.subject), file.programs, cause.firstRun,
              cause.lastSeen, cause.fixedIn.empty() ? "" : "; fixed in " + escaped(cause.fixedIn));
  if (!cause.note.empty() || !cause.link.empty())
    body += "<p>" + escaped(cause.who + ": " + cause.note) + " " + escaped(cause.link) + "</p>\n";
  if (cause.isShipped)
    body += "<p>Freehold comes with a finding of this cause, in corpus/findings.</p>\n";
  if (!cause.folder.empty())
    body += "<h2>Judge it again</h2>\n" +
            copyable("freehold-fuzz replay " + shellWord(site.folder + "/" + cause.folder));
  if (!file.lifelines.empty())
    body += "<h2>Lifelines of the allocations, after the pass</h2>\n<div class=\"lifelines\">" +
            file.lifelines + "</div>\n";
  if (file.finding)
    body += ofFinding(file);
  else if (!file.program.empty())
    body += "<p>It was not reduced yet.</p>\n<pre>" + escaped(file.verdict) + "</pre>\n" +
            sides(file.program, file.after);
  body += history(file) + "<h2>Keys</h2>\n<ul>";
  for (const std::string &key : file.keys)
    body += "<li><code>" + escaped(key) + "</code></li>";
  return htmlOf({cause.name, body + "</ul>\n", "../"});
}

} // namespace freehold::report
