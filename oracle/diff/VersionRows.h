//===- VersionRows.h - Families of the table's rows -------------*- C++ -*-===//
// Helpers for the files that hold rows. The comment at a change shows the op in the newer and in
// the older form; `->` is for an attribute that is dropped for an old version and need not be
// restored.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/diff/VersionTable.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace freehold {

using VersionRows = std::vector<VersionRow>;

void addScalarRows(VersionRows &rows);
void addBufferRows(VersionRows &rows);
void addLoopRows(VersionRows &rows);

/// Renames the attribute, if the op has it.
void rename(mlir::Operation *op, llvm::StringRef from, llvm::StringRef to);
/// Replaces `op` by another op with its operands and no regions. The new results replace as many of
/// the old ones.
void replace(mlir::Operation *op, llvm::StringRef name, mlir::TypeRange results,
             mlir::DictionaryAttr attributes);
mlir::DenseI32ArrayAttr segments(mlir::Operation *op, llvm::ArrayRef<int64_t> sizes);

} // namespace freehold
