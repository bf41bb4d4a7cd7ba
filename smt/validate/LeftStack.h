//===- LeftStack.h - Stack buffers with a name after their end --*- C++ -*-===//
// The transfer of ops (Transfer.h) does not say when a stack buffer ends: neither summaries of calls nor
// memrefs in memory tell which scope a buffer belongs to. So a proof only counts where no stack buffer can
// have a name after its end.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace freehold::smt::safe {

/// Returns the op that allocates the first stack buffer, of the function or of what it calls, that something may
/// still refer to after its scope has ended; null if there is none. That the function itself returns one is
/// not asked.
mlir::Operation *findLeftStack(mlir::FunctionOpInterface function,
                               mlir::SymbolTableCollection &symbols);

} // namespace freehold::smt::safe
