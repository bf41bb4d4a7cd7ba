//===- VersionTable.h - What changed between versions of MLIR ---*- C++ -*-===//
// One row for each difference that programs meet: which versions have the old form, which op it
// is about, and what to do with an op in either direction. Ops are bare (OldVersions.h): all of
// their attributes are plain ones, and nothing is verified.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"

#include "llvm/ADT/StringMap.h"

#include <string>
#include <vector>

namespace freehold {

enum class Direction : uint8_t { ToOld, FromOld };

struct VersionRow {
  /// Changes `op` or replaces it; nonempty: why it cannot be.
  using Change = std::string (*)(mlir::Operation *op);
  /// The newest and the oldest of our older versions that have this old form.
  unsigned lastOld = 0, firstOld = 0;
  /// Empty: every op.
  llvm::StringRef op;
  Change toOld = nullptr, fromOld = nullptr;
};

class VersionTable {
public:
  explicit VersionTable(std::vector<VersionRow> rows);
  /// Applies the rows of `version` to the op, which may be gone after. Nonempty: why not.
  std::string apply(mlir::Operation *op, unsigned version, Direction direction) const;
  /// A named op of linalg's that came later; linalg.generic says the same.
  bool isUnknownStructured(llvm::StringRef op, unsigned version) const;

private:
  std::vector<VersionRow> anyOp_;
  llvm::StringMap<std::vector<VersionRow>> byOp_;
};

const VersionTable &versionTable();

} // namespace freehold
