//===- Explained.cpp ------------------------------------------------------===//
#include "fuzz/matrix/Explained.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"

namespace freehold::matrix {

const std::vector<Explanation> &explanations() {
  static const std::vector<Explanation> table = {};
  return table;
}

Explained explain(const std::vector<Row> &rows) {
  Explained result;
  result.ofRow.resize(rows.size());
  for (const Explanation &each : explanations()) {
    llvm::GlobPattern pattern = llvm::cantFail(llvm::GlobPattern::create(each.rows));
    bool isUsed = false;
    for (size_t n = 0; n < rows.size(); ++n) {
      if (!pattern.match(rows[n].name))
        continue;
      isUsed = true;
      result.ofRow[n] = &each;
      if (rows[n].isCovered())
        result.errors.push_back(std::string("'") + each.rows +
                                "' is explained, but programs have '" + rows[n].name + "'");
    }
    if (!isUsed)
      result.errors.push_back(std::string("'") + each.rows + "' is explained, but is no row");
  }
  for (size_t n = 0; n < rows.size(); ++n)
    if (!rows[n].isCovered() && !result.ofRow[n])
      result.errors.push_back("no program has '" + rows[n].name + "'");
  return result;
}

} // namespace freehold::matrix
