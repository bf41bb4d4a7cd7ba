//===- Html.cpp - Pieces of pages -----------------------------------------===//
// Builds HTML and SVG as strings. All text that is not markup of ours has to be escaped exactly
// once: htmlOf, copyable, highlighted and lineChart escape what they are given as text, but
// Page::body and the cells of tableRow are markup already. The class names are those of the style
// sheet kStyle.
//===----------------------------------------------------------------------===//
#include "fuzz/report/Html.h"

#include "oracle/core/verdict/Exports.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>

namespace freehold::report {

/// Escapes markup in text without characters that are forbidden.
static std::string withoutMarkup(std::string_view text) {
  std::string out;
  for (char c : text)
    switch (c) {
    case '&':
      out += "&amp;";
      break;
    case '<':
      out += "&lt;";
      break;
    case '>':
      out += "&gt;";
      break;
    case '"':
      out += "&quot;";
      break;
    case '\'':
      out += "&#39;";
      break;
    default:
      out += c;
    }
  return out;
}

std::string escaped(std::string_view text) { return withoutMarkup(xmlText(text)); }

std::string htmlOf(const Page &page) {
  return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n" +
         std::string(kGenerator) +
         "\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<link rel=\"icon\" href=\"data:,\">\n<title>" +
         escaped(page.title) + "</title>\n<link rel=\"stylesheet\" href=\"" + page.root +
         "style.css\">\n<script src=\"" + page.root + "site.js\" defer></script></head>\n<body>\n" +
         page.body + "</body></html>\n";
}

std::string copyable(const std::string &command) {
  return "<div class=\"command\"><code>" + escaped(command) +
         "</code><button type=\"button\" class=\"copy\">copy</button></div>\n";
}

std::string tableRow(const std::vector<std::string> &cells, const char *tag) {
  std::string row = "<tr>";
  for (const std::string &cell : cells) {
    bool isNumber = !cell.empty() && llvm::all_of(llvm::StringRef(cell), [](char c) {
      return llvm::isDigit(c) || c == '.' || c == '%' || c == ',';
    });
    row += llvm::formatv("<{0}{1}>{2}</{0}>", tag, isNumber ? " class=\"n\"" : "", cell).str();
  }
  return row + "</tr>\n";
}

//===----------------------------------------------------------------------===//
// MLIR
//===----------------------------------------------------------------------===//

/// Returns the CSS class and the length of the token at the start of `text`, which must not be
/// empty. The class is null for text that is not highlighted. Classes are c for comments, s for
/// strings, v for values and blocks, f for symbols, n for numbers, t for types and o for op names.
static std::pair<const char *, size_t> tokenAt(llvm::StringRef text) {
  auto isWord = [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$'; };
  auto length = [&](size_t from) {
    size_t end = from;
    while (end < text.size() && isWord(text[end]))
      ++end;
    return end;
  };
  if (text.starts_with("//"))
    return {"c", text.size()};
  if (text.front() == '"') {
    size_t end = 1;
    while (end < text.size() && text[end] != '"')
      end += text[end] == '\\' ? 2 : 1;
    return {"s", std::min(end + 1, text.size())};
  }
  if (text.front() == '%' || text.front() == '^')
    return {"v", length(1)};
  if (text.front() == '@')
    return {"f", length(1)};
  if (llvm::isDigit(text.front()))
    return {"n", length(0)};
  if (!llvm::isAlpha(text.front()))
    return {nullptr, 1};
  llvm::StringRef word = text.take_front(length(0));
  bool isType = word == "index" || word == "memref" || word == "vector" || word == "tensor" ||
                ((word[0] == 'i' || word[0] == 'f') && word.size() > 1 &&
                 llvm::all_of(word.drop_front(), llvm::isDigit));
  const char *kind = isType ? "t" : word.contains('.') ? "o" : nullptr;
  return {kind, word.size()};
}

static std::string highlightedLine(llvm::StringRef line) {
  std::string out;
  while (!line.empty()) {
    auto [kind, length] = tokenAt(line);
    std::string text = withoutMarkup(line.take_front(length));
    out += kind ? std::string("<b class=") + kind + ">" + text + "</b>" : text;
    line = line.drop_front(length);
  }
  return out;
}

std::string highlighted(std::string_view mlir) {
  std::string out = "<pre class=\"ir\">";
  llvm::SmallVector<llvm::StringRef> lines;
  // Tokens may end within a character, so the text is cleaned as a whole.
  const std::string clean = xmlText(mlir);
  llvm::StringRef(clean).rtrim().split(lines, '\n');
  for (llvm::StringRef line : lines) {
    std::string text = highlightedLine(line);
    out += line.contains("// <==") ? "<mark>" + text + "</mark>\n" : text + "\n";
  }
  return out + "</pre>\n";
}

//===----------------------------------------------------------------------===//
// Charts
//===----------------------------------------------------------------------===//

/// The size of a chart and its margins, in SVG units.
static constexpr double kWidth = 560, kHeight = 180, kLeft = 48, kBottom = 24, kTop = 10;

static std::string shortNumber(double value) {
  if (value >= 1e6)
    return llvm::formatv("{0:F1}M", value / 1e6).str();
  if (value >= 1e4)
    return llvm::formatv("{0:F0}k", value / 1e3).str();
  return llvm::formatv(value < 10 && value != static_cast<int>(value) ? "{0:F1}" : "{0:F0}", value)
      .str();
}

std::string lineChart(const std::string &title, const std::string &xName,
                      const std::vector<Series> &series) {
  double right = 0, top = 0;
  size_t most = 0;
  for (const Series &each : series) {
    most = std::max(most, each.points.size());
    for (auto [x, y] : each.points) {
      right = std::max(right, x);
      top = std::max(top, y);
    }
  }
  if (most < 2 || right <= 0)
    return "";
  top = std::max(top, 1.0);
  auto px = [&](double x) { return kLeft + x / right * (kWidth - kLeft - 10); };
  auto py = [&](double y) { return kHeight - kBottom - y / top * (kHeight - kBottom - kTop); };
  std::string svg =
      llvm::formatv("<figure><svg class=\"chart\" viewBox=\"0 0 {0} {1}\" role=\"img\" "
                    "aria-label=\"{2}\">\n",
                    kWidth, kHeight, escaped(title));
  for (double y : {0.0, top / 2, top})
    svg += llvm::formatv("<line class=\"grid\" x1=\"{0}\" x2=\"{1}\" y1=\"{2:F1}\" y2=\"{2:F1}\"/>"
                         "<text x=\"{3}\" y=\"{4:F1}\" text-anchor=\"end\">{5}</text>\n",
                         kLeft, kWidth - 10, py(y), kLeft - 6, py(y) + 4, shortNumber(y));
  svg += llvm::formatv("<text x=\"{0}\" y=\"{1}\" text-anchor=\"end\">{2} {3}</text>\n",
                       kWidth - 10, kHeight - 6, shortNumber(right), escaped(xName));
  for (size_t n = 0; n < series.size(); ++n) {
    svg += llvm::formatv("<polyline class=\"line{0}\" points=\"", n);
    for (auto [x, y] : series[n].points)
      svg += llvm::formatv("{0:F1},{1:F1} ", px(x), py(y));
    svg += "\"/>\n";
  }
  svg += "</svg><figcaption>" + escaped(title);
  for (size_t n = 0; n < series.size(); ++n)
    svg += llvm::formatv(" <span class=\"key{0}\">&#9632; {1}</span>", n, escaped(series[n].name));
  return svg + "</figcaption></figure>\n";
}

} // namespace freehold::report
