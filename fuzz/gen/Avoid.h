//===- Avoid.h - Programs without some features -----------------*- C++ -*-===//
// A feature is a row of the op table, all rows there for one op, or all rows whose names start
// alike. A profile that avoids rows never draws them; the programs may still hold the same ops
// where other rows need them.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Profile.h"

#include <set>

namespace freehold::gen {

/// Numbers of rows in opTable().
using Rows = std::set<unsigned>;

/// Those that are there for an op.
Rows findRowsOfOp(std::string_view op);

/// A row's name, else an op's, else a prefix of row names, looked for in this order. The error
/// lists what there is.
std::variant<Rows, std::string> findRows(const std::string &feature);

/// The rows of all features, or the first error.
std::variant<Rows, std::string> findRows(const std::vector<std::string> &features);

/// The profile with these rows at weight 0; the others keep theirs.
Profile avoiding(Profile profile, const Rows &rows);

/// Their names with commas between them, as --avoid takes them.
std::string rowNames(const Rows &rows);

} // namespace freehold::gen
