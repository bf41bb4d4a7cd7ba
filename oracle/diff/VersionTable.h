//===- VersionTable.h - Differences between versions of MLIR ----*- C++ -*-===//
// One row for each difference that programs meet: which versions have the old form, which op it is
// about, and how to change an op in either direction. Ops are bare (OldVersions.h): all of their
// attributes are plain ones, and nothing is verified.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/Operation.h"

#include "llvm/ADT/StringMap.h"

#include <string>
#include <vector>

namespace freehold {

enum class Direction : uint8_t { ToOld, FromOld };

struct VersionRow {
  /// Changes `op` or replaces it. Returns why it cannot, or an empty string.
  using Change = std::string (*)(mlir::Operation *op);
  /// The newest and the oldest of the older versions that have the old form.
  unsigned lastOld = 0, firstOld = 0;
  /// The op's name; empty for every op.
  llvm::StringRef op;
  Change toOld = nullptr, fromOld = nullptr;
  /// What the changes rely on. An op with fewer of them is not changed; its parser will report it.
  unsigned operandsMin = 0, resultsMin = 0, regionsMin = 0;
};

class VersionTable {
public:
  explicit VersionTable(std::vector<VersionRow> rows);
  /// Applies the rows of `version` to the op, which may be erased. Returns why it cannot, or an
  /// empty string.
  std::string apply(mlir::Operation *op, unsigned version, Direction direction) const;
  /// Whether a named op of linalg was added after `version`, so that it has to become a
  /// linalg.generic.
  bool isUnknownStructured(llvm::StringRef op, unsigned version) const;

private:
  std::vector<VersionRow> anyOp_;
  llvm::StringMap<std::vector<VersionRow>> byOp_;
};

const VersionTable &versionTable();

} // namespace freehold
