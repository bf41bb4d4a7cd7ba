//===- Explained.cpp ------------------------------------------------------===//
#include "fuzz/matrix/Explained.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"

namespace freehold::matrix {

// clang-format off
const std::vector<Explanation> &explanations() {
  static const std::vector<Explanation> table = {
    // What the verifier or the parser refuses.
    {"affine.if operands: [!om]*; affine.if operands: offset", "operands of affine.if are indices, and a set of none is a constant"},
    {"*yield at: top; affine.yield at: block; memref.atomic_yield at: block; memref.alloca_scope.return at: [tb]*; scf.condition at: [tb]*; scf.reduce* at: [tb]*; scf.forall.in_parallel at: [tb]*", "it ends the only block of a region"},
    {"func.return at: [nd]*", "it ends a block of a function"},
    {"func.return operands: from carried", "what a region's block carries is not in scope there"},
    {"memref.collapse_shape src: rank zero; memref.dim source: rank zero; memref.transpose in: rank zero; memref.reshape shape: rank zero; memref.view source: rank zero; memref.realloc source: rank zero", "it needs a dimension"},
    {"memref.realloc source: strided; memref.realloc source: offset; memref.reshape source: strided; memref.reshape source: offset; memref.view source: strided; memref.view source: offset", "it needs the identity layout"},
    {"memref.reinterpret_cast offsets: many", "it has one offset"},
    {"scf.parallel lowerBound: none; scf.parallel upperBound: none; scf.parallel step: none; memref.distinct_objects operands: none; memref.dma_start operands: none; memref.dma_start operands: one", "it has more operands"},
    {"memref.generic_atomic_rmw atomic_body: empty; scf.execute_region region: empty", "the region has a block"},
    {"memref.atomic_yield result: *", "the cell is an integer or a float"},
    {"* in: scf.forall.in_parallel; * in: memref.generic_atomic_rmw", "the region takes no such op"},
    {"scf.forall.in_parallel in: func.func; scf.forall.in_parallel in: scf.[!f]*; scf.forall.in_parallel in: scf.for; scf.forall.in_parallel in: affine.*; scf.forall.in_parallel in: memref.*; scf.forall.in_parallel in: linalg.*", "it ends an scf.forall"},
    {"scf.reduce in: func.func; scf.reduce in: scf.[!p]*; scf.reduce in: affine.*; scf.reduce in: memref.*; scf.reduce in: linalg.*", "it ends an scf.parallel"},
    {"linalg.* inputs: unranked; bufferization.to_tensor buffer: unranked", "only ranked memrefs have elements"},
    {"linalg.*indexing_maps: absent", "MLIR stores the default maps"},
    {"affine.vector_* memref: rank zero", "a vector needs a dimension"},
    // What would be undefined.
    {"func.return operands: from stack", "the buffer has ended by then"},
    {"memref.realloc source: from argument; memref.realloc source: from stack; memref.realloc source: from global; memref.dealloc memref: from stack; memref.dealloc memref: from global", "it frees what is not the function's own"},
    // What no judge could say anything of, or nothing of interest.
    {"arith.scaling_*", "the interpreter does not have it, and it has no memory"},
    {"*symbolOperands: [om]*", "symbols are only for layouts that are no strides, which the lowering does not have"},
    {"bufferization.alloc_tensor size_hint: one", "it is for sparse tensors"},
    {"bufferization.clone input: unranked", "MLIR 22 does not lower it"},
    {"affine.store value: unranked; memref.store value: unranked", "boxes are of ranked memrefs"},
    {"bufferization.to_buffer read_only: set", "it is gone once all ops are bufferized, before buffers are deallocated"},
    {"memref.dma_start at: [db]*; memref.dma_start operands: from [!a]*; memref.dma_start operands: [dru]*; memref.dma_start operands: strided; memref.dma_start operands: offset; memref.dma_wait at: [db]*; memref.dma_wait tagIndices: none; memref.dma_wait tagIndices: many; memref.dma_wait tagMemRef: from argument; memref.dma_wait tagMemRef: from [!a]*; memref.dma_wait tagMemRef: [dri]*; memref.dma_wait tagMemRef: strided; memref.dma_wait tagMemRef: offset", "MLIR has no lowering of it; the corpus has a few"},
    {"memref.global initial_value: absent", "the global's memory is another module's"},
    {"linalg.* inits: none; linalg.* outputs: none; affine.linearize_index multi_index: none", "it computes nothing"},
    // What the shipped passes refuse, and ours take only if nothing else names the buffer.
    {"bufferization.dealloc conditions: none; bufferization.dealloc memrefs: none; bufferization.dealloc memrefs: from [!ar]*; bufferization.dealloc memrefs: from argument; bufferization.dealloc memrefs: strided; bufferization.dealloc memrefs: offset; bufferization.dealloc memrefs: unranked", "frees by hand are of buffers with one name (beyond.free)"},
    {"bufferization.dealloc retained: from [!bcrs]*; bufferization.dealloc retained: from call; bufferization.dealloc retained: from stack; bufferization.dealloc retained: in space; bufferization.dealloc retained: strided; bufferization.dealloc retained: offset; bufferization.dealloc retained: unranked", "frees by hand are of buffers with one name (beyond.free)"},
    {"memref.dealloc memref: unranked; bufferization.dealloc_tensor", "frees by hand are of buffers with one name (beyond.free)"},
    {"scf.parallel initVals: from [!a]*; scf.parallel initVals: from argument; scf.parallel initVals: dynamic; scf.parallel initVals: strided; scf.parallel initVals: offset; scf.parallel initVals: in space; scf.parallel initVals: unranked", "a reduction of memrefs is refused; one kind shows that"},
    {"scf.reduce operands: from [!a]*; scf.reduce operands: from argument; scf.reduce operands: dynamic; scf.reduce operands: strided; scf.reduce operands: offset; scf.reduce operands: in space; scf.reduce operands: unranked", "a reduction of memrefs is refused; one kind shows that"},
    {"scf.reduce.return result: from [!ac]*; scf.reduce.return result: from argument; scf.reduce.return result: from call; scf.reduce.return result: dynamic; scf.reduce.return result: strided; scf.reduce.return result: offset; scf.reduce.return result: in space; scf.reduce.return result: unranked", "a reduction of memrefs is refused; one kind shows that"},
    {"* in: scf.reduce", "a reduction has to be associative, so that it is one op"},
    {"func.call_indirect at: deep; func.call_indirect callee_operands: in space", "the shipped pass refuses it, wherever it is and whatever its operands are"},
    {"memref.generic_atomic_rmw in: scf.forall; memref.generic_atomic_rmw in: scf.parallel; memref.generic_atomic_rmw in: affine.parallel", "iterations in any order may only add"},
    {"affine.parallel in: linalg.*; scf.forall in: linalg.*; memref.generic_atomic_rmw in: linalg.*", "the bodies of structured ops only compute"},
  };
  return table;
}
// clang-format on

Explained explain(const std::vector<Row> &rows) {
  Explained result;
  result.ofRow.resize(rows.size());
  auto apply = [&](const Explanation &each, llvm::StringRef text) {
    llvm::GlobPattern pattern = llvm::cantFail(llvm::GlobPattern::create(text));
    bool isUsed = false;
    for (size_t n = 0; n < rows.size(); ++n) {
      if (!pattern.match(rows[n].name))
        continue;
      isUsed = true;
      if (rows[n].isCovered())
        result.errors.push_back("'" + text.str() + "' is explained, but programs have '" +
                                rows[n].name + "'");
      else if (!result.ofRow[n])
        result.ofRow[n] = &each;
    }
    if (!isUsed)
      result.errors.push_back("'" + text.str() + "' is explained, but is no row");
  };
  for (const Explanation &each : explanations())
    for (llvm::StringRef pattern : llvm::split(each.rows, ';'))
      apply(each, pattern.trim());
  for (size_t n = 0; n < rows.size(); ++n)
    if (!rows[n].isCovered() && !result.ofRow[n])
      result.errors.push_back("no program has '" + rows[n].name + "'");
  return result;
}

} // namespace freehold::matrix
