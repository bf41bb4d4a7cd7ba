//===- TimelineSvg.cpp - Lifelines as a picture ---------------------------===//
#include "oracle/core/verdict/Exports.h"
#include "oracle/core/verdict/Verdict.h"
#include "oracle/interp/Timeline.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>

namespace freehold::interp {

using llvm::formatv;

namespace {
/// How each kind of event is drawn and called.
struct Look {
  const char *word;
  /// The class of the style sheet below.
  const char *style;
};
} // namespace

static Look lookOf(LifeEvent kind) {
  static constexpr Look kLooks[] = {{"allocated", "on"},     {"aliased", "alias"},
                                    {"handed over", "hand"}, {"used", "use"},
                                    {"freed", "off"},        {"used again", "bad"}};
  return kLooks[static_cast<size_t>(kind)];
}

static constexpr const char *kStyle =
    "<style>.fh-life{--t:#1c1f23;--s:#5d6670;--l:#c4cbd3;--a:#0b57d0;--r:#b3261e;--g:#146c2e}"
    "@media(prefers-color-scheme:dark){.fh-life{--t:#e3e7eb;--s:#9aa5b1;--l:#4a525b;--a:#8ab4f8;"
    "--r:#f28b82;--g:#8fd6a3}}.fh-life text{font:12px system-ui,sans-serif;fill:var(--t)}"
    ".fh-life .soft{fill:var(--s)}.fh-life .row{stroke:var(--l);stroke-dasharray:1 3}"
    ".fh-life .live{stroke:var(--a);stroke-width:4}.fh-life "
    ".dead{stroke:var(--l);stroke-dasharray:3 3}"
    ".fh-life .leak{stroke:var(--r);stroke-width:4;stroke-dasharray:6 3}"
    ".fh-life .on{fill:none;stroke:var(--a);stroke-width:2}.fh-life .use{fill:var(--a)}"
    ".fh-life .alias{fill:none;stroke:var(--a);stroke-width:2}.fh-life .hand{fill:var(--g)}"
    ".fh-life .off{stroke:var(--t);stroke-width:2.5}.fh-life .bad{fill:var(--r)}</style>";

/// Names may have any bytes; some are no characters of XML however they are written.
static std::string escaped(llvm::StringRef text) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  llvm::printHTMLEscaped(xmlText(text), stream);
  return out;
}

/// Draws the marker of an event with its centre there.
static std::string marker(LifeEvent kind, unsigned x, unsigned y) {
  const char *style = lookOf(kind).style;
  switch (kind) {
  case LifeEvent::Allocated:
    return formatv("<circle class=\"{0}\" cx=\"{1}\" cy=\"{2}\" r=\"6\"/>", style, x, y);
  case LifeEvent::Aliased:
    return formatv("<path class=\"{0}\" d=\"M{1} {2}l6 6l-6 6l-6 -6z\"/>", style, x, y - 6);
  case LifeEvent::HandedOver:
    return formatv("<path class=\"{0}\" d=\"M{1} {2}l12 6l-12 6z\"/>", style, x - 4, y - 6);
  case LifeEvent::Used:
    return formatv("<circle class=\"{0}\" cx=\"{1}\" cy=\"{2}\" r=\"5\"/>", style, x, y);
  case LifeEvent::Freed:
    return formatv("<path class=\"{0}\" d=\"M{1} {2}l12 12m0 -12l-12 12\"/>", style, x - 6, y - 6);
  case LifeEvent::UsedAgain:
    return formatv("<path class=\"{0}\" d=\"M{1} {2}l8 14h-16z\"/>", style, x, y - 8);
  }
  return "";
}

static constexpr unsigned kRow = 24, kHead = 52, kColumn = 64, kText = 380, kPad = 16;

/// "line 23: memref.load, used 4 x".
static std::string sentence(const Timeline::Event &event) {
  auto [file, line] = llvm::StringRef(event.location).rsplit(':').first.rsplit(':');
  std::string text =
      line.empty() || !llvm::isDigit(line.front()) ? "" : "line " + line.str() + ": ";
  text += (event.op.empty() ? "" : event.op + ": ") + lookOf(event.kind).word;
  if (event.count > 1)
    text += formatv(" {0} x", event.count).str();
  return text + (event.note.empty() ? "" : ", " + event.note);
}

static std::string ending(const Outcome &outcome) {
  switch (outcome.termination) {
  case Termination::MemoryError:
    return std::string(spell(outcome.error.kind)) + ": " + outcome.error.what.message;
  case Termination::Returned:
    return outcome.leaks.empty() ? "returned"
                                 : formatv("returned, {0} leaked", outcome.leaks.size()).str();
  default:
    return std::string(spell(outcome.termination)) + ": " + outcome.reason.message;
  }
}

namespace {
/// Where the lines of one allocation begin and end.
struct Column {
  uint32_t allocation = 0;
  unsigned x = 0, first = 0, freed = 0;
  bool isFreed = false, isLeaked = false;
};
} // namespace

static unsigned yOf(size_t event) { return kHead + event * kRow + kRow / 2; }

static std::vector<Column> columnsOf(const std::vector<Timeline::Event> &events,
                                     const Outcome &outcome) {
  std::vector<Column> columns;
  for (size_t n = 0; n < events.size(); ++n) {
    auto it = llvm::find_if(
        columns, [&](const Column &each) { return each.allocation == events[n].allocation; });
    if (it == columns.end()) {
      unsigned x = kPad + kText + kColumn / 2 + columns.size() * kColumn;
      it = columns.insert(it, {events[n].allocation, x, yOf(n)});
      it->isLeaked = llvm::any_of(
          outcome.leaks, [&](const Leak &leak) { return leak.location == events[n].location; });
    }
    if (events[n].kind == LifeEvent::Freed) {
      it->isFreed = true;
      it->freed = yOf(n);
    }
  }
  return columns;
}

std::string Timeline::svg(const std::string &title) const {
  std::vector<Column> columns = columnsOf(events_, outcome_);
  unsigned bottom = kHead + events_.size() * kRow;
  unsigned width = 2 * kPad + kText + std::max<size_t>(2, columns.size()) * kColumn;
  unsigned height = bottom + 3 * kRow + kPad;
  std::string text = formatv(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"fh-life\" width=\"{0}\" height=\"{1}\" "
      "viewBox=\"0 0 {0} {1}\" role=\"img\" aria-label=\"{2}\">\n{3}\n<text x=\"{4}\" "
      "y=\"22\">{2}</text>\n",
      width, height, escaped(title), kStyle, kPad);
  for (const Column &column : columns) {
    unsigned end = column.isFreed ? column.freed : bottom;
    text += formatv("<text class=\"soft\" text-anchor=\"middle\" x=\"{0}\" y=\"{1}\">#{2}</text>"
                    "<line class=\"{3}\" x1=\"{0}\" x2=\"{0}\" y1=\"{4}\" y2=\"{5}\"/>\n",
                    column.x, kHead - 8, column.allocation, column.isLeaked ? "leak" : "live",
                    column.first, end);
    if (column.isFreed && end < bottom)
      text += formatv("<line class=\"dead\" x1=\"{0}\" x2=\"{0}\" y1=\"{1}\" y2=\"{2}\"/>\n",
                      column.x, end, bottom);
  }
  for (size_t n = 0; n < events_.size(); ++n) {
    const Event &event = events_[n];
    auto column = llvm::find_if(
        columns, [&](const Column &each) { return each.allocation == event.allocation; });
    std::string what = escaped(sentence(event));
    text += formatv("<g><title>{0}</title><text x=\"{1}\" y=\"{2}\">{3}</text><line class=\"row\" "
                    "x1=\"{4}\" x2=\"{5}\" y1=\"{6}\" y2=\"{6}\"/>",
                    escaped(event.location), kPad, yOf(n) + 4, what, kPad + kText - 40,
                    column->x - 10, yOf(n));
    text += marker(event.kind, column->x, yOf(n)) + "</g>\n";
  }
  std::string last = ending(outcome_);
  if (dropped_)
    last += formatv(" ({0} more events are not drawn)", dropped_).str();
  text += formatv("<text x=\"{0}\" y=\"{1}\">{2}</text>\n", kPad, bottom + kRow, escaped(last));
  unsigned x = kPad;
  for (LifeEvent kind : {LifeEvent::Allocated, LifeEvent::Aliased, LifeEvent::HandedOver,
                         LifeEvent::Used, LifeEvent::Freed, LifeEvent::UsedAgain}) {
    text += marker(kind, x + 8, bottom + 2 * kRow);
    text += formatv("<text class=\"soft\" x=\"{0}\" y=\"{1}\">{2}</text>\n", x + 20,
                    bottom + 2 * kRow + 4, lookOf(kind).word);
    x += 30 + 7 * llvm::StringRef(lookOf(kind).word).size();
  }
  return text + "</svg>\n";
}

} // namespace freehold::interp
