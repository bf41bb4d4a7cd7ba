//===- LlvmOps.cpp - llvm: the end that is never reached ------------------===//
// Frontends end noreturn paths in llvm.unreachable before the rest is lowered.
//===----------------------------------------------------------------------===//
#include "oracle/interp/Compile.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace freehold::interp {

static const Inst *execUnreachable(const Inst *i, Machine &m) {
  return m.fail(i, ErrorKind::Undefined, "reaches llvm.unreachable");
}

static void evalUnreachable(LLVM::UnreachableOp, Emitter &e) { e.emit(execUnreachable); }

void addLlvmOps(InterpTable &table) { table.on<LLVM::UnreachableOp>(evalUnreachable); }

} // namespace freehold::interp
