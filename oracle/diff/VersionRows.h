//===- VersionRows.h - Families of the table's rows -------------*- C++ -*-===//
// What the files that hold rows share. A change's comment shows the op here and there; `->` alone
// is for what an old version leaves out and this one need not be told.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/diff/VersionTable.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace freehold {

using VersionRows = std::vector<VersionRow>;

void addScalarRows(VersionRows &rows);
void addBufferRows(VersionRows &rows);
void addLoopRows(VersionRows &rows);

/// The attribute under another name, if it is there.
void rename(mlir::Operation *op, llvm::StringRef from, llvm::StringRef to);
/// Another op in the place of `op`, with its operands and no regions. Its results take the place of
/// as many.
void replace(mlir::Operation *op, llvm::StringRef name, mlir::TypeRange results,
             mlir::DictionaryAttr attributes);
mlir::DenseI32ArrayAttr segments(mlir::Operation *op, llvm::ArrayRef<int64_t> sizes);

} // namespace freehold
