//===- Html.h - Pieces of pages ---------------------------------*- C++ -*-===//
// Pages need no network and no server: one folder with plain HTML, one style sheet and one script.
// Everything that comes from programs or people goes through `escaped`.
//===----------------------------------------------------------------------===//
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace freehold::report {

/// Replaces what HTML and SVG would take for markup, and what is no character there.
std::string escaped(std::string_view text);

/// Stands in each page, so that a site of ours is told from other folders.
inline constexpr std::string_view kGenerator = "<meta name=\"generator\" content=\"Freehold\">";

struct Page {
  std::string title;
  std::string body;
  /// The way from the page's folder to the site's, "" or "../".
  std::string root;
};
std::string htmlOf(const Page &page);

/// Returns MLIR text as a <pre> with its tokens marked up. Lines with a comment "<==", which the judge
/// puts at the ops of a defect, are marked.
std::string highlighted(std::string_view mlir);

/// Returns a command with a button that copies it.
std::string copyable(const std::string &command);

/// Returns "<td>...</td>" for each cell; numbers are set to the right.
std::string tableRow(const std::vector<std::string> &cells, const char *tag = "td");

/// One line of a chart.
struct Series {
  std::string name;
  std::vector<std::pair<double, double>> points;
};
/// Returns an SVG with lines over a common range, both axes from 0. Empty if there are no two points.
std::string lineChart(const std::string &title, const std::string &xName,
                      const std::vector<Series> &series);

/// The files that pages refer to.
extern const char *const kStyle;
extern const char *const kScript;

} // namespace freehold::report
