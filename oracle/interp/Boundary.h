//===- Boundary.h - What crosses the edge of the program --------*- C++ -*-===//
// Arguments made for an entry, contents of buffers as text, stubs for external functions,
// and the rules at the end of a call (T3, T4). Used by the machine only.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Contents.h"
#include "oracle/interp/Compile.h"

namespace freehold::interp {

struct Boundary {
  Machine &m;

  /// Makes the arguments of `entry` in its frame; false after stopping the run.
  bool makeArguments(const CompiledFunction &entry, const Inputs &inputs);

  /// A value in registers: a scalar as formatScalar, a memref as its elements, and ` : type`.
  /// nullopt after failing the run: a dead buffer, a scalar that is poison or was never written.
  std::optional<Observation> describe(const Inst *at, mlir::Type type, uint32_t reg);

  /// A buffer's elements become initialised with numbers drawn from `seed`: those of the palette,
  /// or small ones where there is none.
  bool fill(const Inst *at, MemRefView view, mlir::Type element, uint64_t seed,
            const Palette *palette = nullptr);

  /// Results and, at the end, arguments and globals as observations; T3 and T4.
  void finish(const CompiledFunction &entry, const Inst *ret);

  std::optional<MemRefView> viewOf(mlir::Type type, uint32_t reg);
  /// The elements of a live buffer; nullopt after failing the run.
  std::optional<ObservedBuffer> elements(const Inst *at, MemRefView view, mlir::Type element);

private:
  bool makeBuffer(const CompiledFunction &entry, unsigned number, const BufferArgument &buffer,
                  uint64_t alignment);
  bool makeAlias(const CompiledFunction &entry, unsigned number, const SameBuffer &same);
  void setView(const CompiledFunction &entry, unsigned number, uint32_t id,
               const BufferLayout &layout);
  void observeResults(const Inst *ret);
  void observeArguments(const CompiledFunction &entry, const Inst *ret);
  void observeGlobals(const Inst *ret);
  void findLeaks(llvm::ArrayRef<uint64_t> returned);
};

} // namespace freehold::interp
