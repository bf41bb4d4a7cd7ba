//===- Passes.td - Freehold's deallocation passes -------------------------===//
// Names and options are upstream's with the prefix fh-, so that a test can swap one for the other.
// Counts are an option of each pass: Debian's MLIR is built without the storage that
// -mlir-pass-statistics needs.
//===----------------------------------------------------------------------===//
include "mlir/Pass/PassBase.td"

def FhExpandRealloc : Pass<"fh-expand-realloc"> {
  let summary = "Expands memref.realloc into a conditional allocation and copy";
  let options = [
    Option<"statistics", "statistics", "bool", "false",
           "Print what was done, a line for each count">,
    Option<"emitDeallocs", "emit-deallocs", "bool", "true",
           "Free the old buffer where a new one is allocated">,
  ];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::memref::MemRefDialect",
                           "mlir::scf::SCFDialect"];
}

def FhOwnershipBasedBufferDeallocation : Pass<"fh-ownership-based-buffer-deallocation"> {
  let summary = "Frees each buffer at the end of the block that owns it";
  let description = [{
    Runs on a module or on functions. Ownership of each allocation is held by exactly one memref
    value at a time; where control flow joins, an `i1` beside the memref says whether it is.
    `passes/README.md` describes the function boundary ABI and what differs from upstream's pass.
  }];
  let options = [
    Option<"statistics", "statistics", "bool", "false",
           "Print what was done, a line for each count">,
    Option<"privateFuncDynamicOwnership", "private-function-dynamic-ownership", "bool", "false",
           "Private functions return an i1 with each memref: whether the caller owns it">,
    Option<"freeAfterLastUse", "free-after-last-use", "bool", "false",
           "Free a buffer after its last use instead of at the end of its block">,
    Option<"printPlan", "print-plan", "bool", "false",
           "Print the plan of each function before it is carried out: for each buffer, who owns it on "
           "each exit, where it is freed and what is cloned">,
  ];
  let dependentDialects = ["mlir::bufferization::BufferizationDialect", "mlir::arith::ArithDialect",
                           "mlir::cf::ControlFlowDialect", "mlir::memref::MemRefDialect",
                           "mlir::scf::SCFDialect"];
}

def FhBufferDeallocationSimplification : Pass<"fh-buffer-deallocation-simplification"> {
  let summary = "Decides at compile time what bufferization.dealloc would compare at run time";
  let options = [
    Option<"statistics", "statistics", "bool", "false",
           "Print what was done, a line for each count">,
  ];
  let dependentDialects = ["mlir::bufferization::BufferizationDialect", "mlir::arith::ArithDialect",
                           "mlir::memref::MemRefDialect"];
}

def FhBufferizationLowerDeallocations : Pass<"fh-bufferization-lower-deallocations"> {
  let summary = "Lowers bufferization.dealloc to memref.dealloc and comparisons of base buffers";
  let options = [
    Option<"statistics", "statistics", "bool", "false",
           "Print what was done, a line for each count">,
    Option<"inlineComparisonsMax", "inline-comparisons-max", "unsigned", "16",
           "Pairs of base buffers that one bufferization.dealloc may compare inline; more go to a "
           "helper function">,
    Option<"stackBytesMax", "stack-bytes-max", "unsigned", "65536",
           "Stack that a function may take for calls of the helper; more goes to the heap">,
  ];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::memref::MemRefDialect",
                           "mlir::scf::SCFDialect", "mlir::func::FuncDialect",
                           "mlir::LLVM::LLVMDialect"];
}

def FhCse : Pass<"fh-cse"> {
  let summary = "MLIR's CSE, except where it merges what only looks equal";
  let description = [{
    MLIR's -cse replaces the linalg.index of an inner linalg op by that of the outer one. Functions
    in which linalg ops with indices are nested are left alone.
  }];
}

def FhCanonicalize : Pass<"fh-canonicalize"> {
  let summary = "MLIR's canonicalization, except where what it makes does not verify";
  let description = [{
    MLIR's -canonicalize makes some valid programs invalid. Functions in which it does are left as
    they are. Patterns that crash or that overlook frees are left out.
  }];
}

//===----------------------------------------------------------------------===//
// Clone-based deallocation, and the passes that place allocations before it
//===----------------------------------------------------------------------===//

def FhBufferDeallocation : Pass<"fh-buffer-deallocation"> {
  let summary = "Frees each buffer after its last use; clones where aliases have no common owner";
  let description = [{
    The deallocation that MLIR had until version 19, run on a module or on functions. It assumes that
    no write to a buffer is missed by a reader that got a clone of it.
  }];
  let options = [
    Option<"statistics", "statistics", "bool", "false",
           "Print what was done, a line for each count">,
  ];
  let dependentDialects = ["mlir::bufferization::BufferizationDialect", "mlir::arith::ArithDialect",
                           "mlir::cf::ControlFlowDialect",
                           "mlir::memref::MemRefDialect"];
}

def FhCloneSimplification : Pass<"fh-clone-simplification"> {
  let summary = "Uses a clone's source or its target for both where only one of them is needed";
  let options = [
    Option<"statistics", "statistics", "bool", "false",
           "Print what was done, a line for each count">,
    Option<"copies", "copies", "bool", "true",
           "Also remove memref.copy between buffers of which one is enough">,
  ];
  let dependentDialects = ["mlir::bufferization::BufferizationDialect",
                           "mlir::memref::MemRefDialect"];
}

def FhBufferHoisting : Pass<"fh-buffer-hoisting"> {
  let summary = "Moves allocations up to where they dominate all their aliases";
  let options = [
    Option<"statistics", "statistics", "bool", "false",
           "Print what was done, a line for each count">,
  ];
}

def FhBufferLoopHoisting : Pass<"fh-buffer-loop-hoisting"> {
  let summary = "Moves allocations out of loops that do not carry them";
  let options = [
    Option<"statistics", "statistics", "bool", "false",
           "Print what was done, a line for each count">,
  ];
}

def FhPromoteBuffersToStack : Pass<"fh-promote-buffers-to-stack"> {
  let summary = "Turns small heap buffers that do not leave their scope into stack buffers";
  let options = [
    Option<"statistics", "statistics", "bool", "false",
           "Print what was done, a line for each count">,
    Option<"maxAllocSizeInBytes", "max-alloc-size-in-bytes", "unsigned", "1024",
           "Largest buffer that is put on the stack">,
    Option<"maxRankOfAllocatedMemRef", "max-rank-of-allocated-memref", "unsigned", "1",
           "Largest rank of a buffer whose dynamic sizes are ranks of memrefs">,
    Option<"outsideLoopsOnly", "outside-loops-only", "bool", "false",
           "Leave buffers inside loops on the heap">,
  ];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::memref::MemRefDialect"];
}
