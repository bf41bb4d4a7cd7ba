//===- IndexPage.cpp - What there is to see this morning ------------------===//
#include "fuzz/report/Html.h"
#include "fuzz/report/Site.h"
#include "fuzz/state/Estimate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <array>
#include <map>

namespace freehold::report {

using llvm::formatv;
using state::Status;

/// In the order in which people want to see them.
static constexpr std::array kOrder = {Status::New,   Status::Regressed, Status::Known,
                                      Status::Flaky, Status::Fixed,     Status::WontFix};

static std::string wordOf(Status status) { return std::string(spell(status)); }

static std::string tile(const std::string &value, const std::string &name,
                        const std::string &kind = "") {
  return "<div class=\"tile\"><b class=\"" + kind + "\">" + value + "</b>" + name + "</div>\n";
}

/// "1,234,567".
static std::string grouped(uint64_t number) {
  std::string digits = std::to_string(number);
  for (size_t at = digits.size(); at > 3; at -= 3)
    digits.insert(at - 3, ",");
  return digits;
}

static std::string tiles(const Site &site) {
  std::map<Status, uint64_t> counts;
  for (const CauseFile &file : site.causes)
    ++counts[file.cause.status];
  std::string text = "<div class=\"tiles\">\n";
  for (Status status : {Status::New, Status::Regressed, Status::Known, Status::Fixed})
    text += tile(std::to_string(counts[status]), wordOf(status), wordOf(status));
  if (!site.runs.empty()) {
    const state::Run &run = site.runs.back();
    text += tile(grouped(run.programs), "programs");
    // The last sample is of the moment when the last program was judged, before defects were reduced.
    double seconds = site.samples.empty() ? 0 : site.samples.back().seconds;
    text += tile(formatv("{0:F1}", seconds > 0 ? run.programs / seconds : 0), "programs/s");
    if (run.canaryPrograms)
      text += tile(formatv("{0} of {1}", run.canaryCaught, run.canaryPrograms), "canaries caught");
  }
  return text + "</div>\n";
}

static std::string causeTable(const Site &site) {
  std::string text =
      "<h2>Causes</h2>\n<div class=\"filters\"><input id=\"words\" type=\"search\" "
      "placeholder=\"words ( / )\" aria-label=\"words\">\n<button type=\"button\" data-status=\"\" "
      "aria-pressed=\"true\">all</button>\n";
  for (Status status : kOrder)
    text += "<button type=\"button\" data-status=\"" + wordOf(status) +
            "\" aria-pressed=\"false\">" + wordOf(status) + "</button>\n";
  text += "<span id=\"shown\" class=\"soft\"></span></div>\n<div class=\"scroll\"><table "
          "id=\"causes\"><thead>" +
          tableRow({"status", "cause", "subject", "programs", "first run", "last seen"}, "th") +
          "</thead><tbody>\n";
  for (Status status : kOrder)
    for (const CauseFile &file : site.causes) {
      const state::Cause &cause = file.cause;
      if (cause.status != status)
        continue;
      std::string row =
          tableRow({"<span class=\"status " + wordOf(status) + "\">" + wordOf(status) + "</span>",
                    formatv("<a href=\"cause/{0}.html\">{1}</a><br>{2}", cause.id,
                            escaped(cause.name), escaped(cause.title)),
                    escaped(cause.subject), std::to_string(file.programs),
                    std::to_string(cause.firstRun), std::to_string(cause.lastSeen)});
      text += "<tr data-status=\"" + wordOf(status) + "\"" + row.substr(3);
    }
  return text + "</tbody></table></div>\n";
}

/// Which judges and versions see the defects of causes that are not fixed.
static std::string judgeTable(const Site &site) {
  std::map<std::string, std::map<std::string, uint64_t>> seen;
  for (const CauseFile &file : site.causes) {
    if (!file.finding || file.cause.status == Status::Fixed)
      continue;
    for (const triage::JudgeAnswer &answer : file.finding->judges)
      ++seen[answer.judge][answer.verdict];
    for (const triage::VersionAnswer &answer : file.finding->versions) {
      using Kind = triage::VersionAnswer::Kind;
      const char *verdict = answer.kind == Kind::Shows    ? "defect"
                            : answer.kind == Kind::IsFine ? "agree"
                                                          : "inconclusive";
      ++seen[answer.tool + " " + answer.version][verdict];
    }
  }
  if (seen.empty())
    return "";
  std::string text =
      "<h2>Who sees the findings</h2>\n<div class=\"scroll\"><table id=\"judges\"><thead>" +
      tableRow({"judge or version", "defect", "agree", "inconclusive"}, "th") + "</thead><tbody>\n";
  for (auto &[judge, counts] : seen)
    text += tableRow({escaped(judge), std::to_string(counts["defect"]),
                      std::to_string(counts["agree"]), std::to_string(counts["inconclusive"])});
  return text + "</tbody></table></div>\n";
}

/// Counts by subject, with every reason and its examples.
static std::string verdictTable(const Site &site) {
  if (site.verdicts.empty())
    return "";
  std::string text = "<h2>Verdicts of the last run</h2>\n<div class=\"scroll\"><table><thead>" +
                     tableRow({"subject", "verdict", "reason", "count", "examples"}, "th") +
                     "</thead><tbody>\n";
  for (const state::VerdictCount &cell : site.verdicts) {
    std::string examples;
    for (const state::Example &example : site.examples)
      if (example.subject == cell.subject && example.reason == cell.reason)
        examples += escaped(example.line) + "\n";
    if (!examples.empty())
      examples = "<details><summary>show</summary><pre>" + examples + "</pre></details>";
    text += tableRow({escaped(cell.subject), escaped(cell.verdict), escaped(cell.reason),
                      std::to_string(cell.count), examples});
  }
  return text + "</tbody></table></div>\n";
}

static std::string progressCharts(const Site &site) {
  if (site.samples.empty())
    return "";
  Series kinds{"kinds of defects", {{0, 0}}}, once{"in one program only", {{0, 0}}},
      speed{"programs/s", {}};
  // Speeds are averages over stretches of this length at least.
  const double stretch = std::max(1.0, site.samples.back().seconds / 60);
  state::Sample before;
  for (const state::Sample &each : site.samples) {
    kinds.points.push_back({each.seconds, static_cast<double>(each.kinds)});
    once.points.push_back({each.seconds, static_cast<double>(each.once)});
    double seconds = each.seconds - before.seconds;
    if (seconds < stretch)
      continue;
    speed.points.push_back({each.seconds, (each.programs - before.programs) / seconds});
    before = each;
  }
  return "<h2>The last run over time</h2>\n<p>" + escaped(state::text(site.samples.back())) +
         "</p>\n" + "<div class=\"charts\">" + lineChart("Kinds of defects", "s", {kinds, once}) +
         lineChart("Throughput", "s", {speed}) + "</div>\n";
}

static std::string runTable(const Site &site) {
  std::map<int64_t, std::map<std::string, uint64_t>> changes;
  for (const state::Event &event : site.events)
    ++changes[event.run][event.after];
  std::string text = "<h2>Runs</h2>\n<div class=\"scroll\"><table><thead>" +
                     tableRow({"run", "started", "state", "seeds", "programs", "seconds", "new",
                               "regressed", "fixed", "canary", "version"},
                              "th") +
                     "</thead><tbody>\n";
  for (const state::Run &run : llvm::reverse(site.runs)) {
    auto count = [&](Status status) { return std::to_string(changes[run.id][wordOf(status)]); };
    std::string phase =
        run.phase + (run.resumed ? formatv(", resumed {0} x", run.resumed).str() : "");
    std::string seeds = formatv("{0} to {1}", run.seed, run.seed + (run.seeds ? run.seeds - 1 : 0));
    text +=
        tableRow({std::to_string(run.id), escaped(run.started), escaped(phase), seeds,
                  grouped(run.programs), formatv("{0:F0}", run.seconds), count(Status::New),
                  count(Status::Regressed), count(Status::Fixed),
                  formatv("{0}/{1}", run.canaryCaught, run.canaryPrograms), escaped(run.version)});
  }
  return text + "</tbody></table></div>\n";
}

static std::string nights(const Site &site) {
  Series programs{"programs", {}};
  for (const state::Run &run : site.runs)
    programs.points.push_back(
        {static_cast<double>(programs.points.size() + 1), static_cast<double>(run.programs)});
  return lineChart("Programs of each run", "runs", {programs});
}

std::string indexPage(const Site &site) {
  std::string head = "<h1>Freehold: " + escaped(site.folder) + "</h1>\n";
  if (site.runs.empty()) {
    head += "<p>There was no run yet.</p>\n";
  } else {
    const state::Run &run = site.runs.back();
    head += formatv("<p class=\"soft\">Run {0}, begun {1}, {2}; {3}</p>\n", run.id,
                    escaped(run.started), escaped(run.phase), escaped(run.version));
    if (run.canaryPrograms && !run.canaryCaught)
      head += "<p class=\"new\">The canary was never caught: do not trust these verdicts.</p>\n";
    if (run.faults)
      head += formatv("<p class=\"new\">{0} faults of Freehold itself; see report.txt.</p>\n",
                      run.faults);
  }
  std::string links = "<p class=\"soft\">For other tools: ";
  for (const char *name :
       {"causes.jsonl", "causes.csv", "verdicts.csv", "junit.xml", "findings.sarif"})
    links += formatv("<a href=\"{0}\">{0}</a> ", name);
  return htmlOf({"Freehold: " + site.folder,
                 head + tiles(site) + causeTable(site) + progressCharts(site) + judgeTable(site) +
                     verdictTable(site) + runTable(site) + nights(site) + links + "</p>\n",
                 ""});
}

} // namespace freehold::report
