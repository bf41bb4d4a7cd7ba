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
  /// Heap entries that the call returned and that the caller can free; finish() fills it.
  llvm::SmallVector<uint32_t> freeable = {};

  /// Makes the arguments of a call of `entry` in its frame; false after stopping the run.
  bool makeArguments(const CompiledFunction &entry, const std::vector<Argument> &arguments);

  /// The caller writes a public global; one that is gone is left alone.
  bool writeGlobal(const SetStep &set, const Inst *at);

  /// A value in registers: a scalar as formatScalar, a memref as its elements, and ` : type`.
  /// nullopt after failing the run: a dead buffer, a scalar that is poison or was never written.
  std::optional<Observation> describe(const Inst *at, mlir::Type type, uint32_t reg);

  /// A buffer's elements become initialised with numbers drawn from `seed`: those of the palette,
  /// or small ones where there is none.
  bool fill(const Inst *at, MemRefView view, mlir::Type element, uint64_t seed,
            const Palette *palette = nullptr);

  /// Each cell of an allocation gets a memref of a buffer of the caller's (bufferInCell); false after
  /// stopping the run.
  bool fillWithBuffers(const Inst *at, uint32_t holder, mlir::MemRefType element,
                       const BufferArgument &how);

  /// The end of a call that the caller made: results, arguments and globals as observations; T3
  /// and T4. With `isLast` the buffers of the calls before are observed as well.
  void finish(const Inst *ret, bool isLast);

  /// Observes a global under its name; false after failing the run.
  bool observeGlobal(const Inst *at, unsigned number);
  /// A global's buffer, all of it, contiguous: its words live in `words`.
  MemRefView viewOfGlobal(unsigned number, uint32_t allocation,
                          llvm::SmallVectorImpl<uint64_t> &words);
  /// Numbers of the globals that are not constant and that `isWanted` has, by name.
  std::vector<unsigned> globalsByName(llvm::function_ref<bool(const CompiledGlobal &)> isWanted);

  /// What the caller can reach at the end of a call: for each heap entry whether memory of the
  /// caller refers to it. Empty where no such memory holds memrefs.
  std::vector<bool> reachFromCaller(uint64_t &references);

  std::optional<MemRefView> viewOf(mlir::Type type, uint32_t reg);
  /// The elements of a live buffer; nullopt after failing the run.
  std::optional<ObservedBuffer> elements(const Inst *at, MemRefView view, mlir::Type element);

private:
  bool makeBuffer(const CompiledFunction &entry, unsigned number, const BufferArgument &buffer,
                  uint64_t alignment);
  bool makeInGlobal(const CompiledFunction &entry, unsigned number, const SameBuffer &same);
  bool makeFromCell(const CompiledFunction &entry, unsigned number, uint32_t holder, uint64_t cell);
  bool makeAlias(const CompiledFunction &entry, unsigned number, const SameBuffer &same);
  uint32_t makeContents(const Inst *at, mlir::BaseMemRefType type, const BufferArgument &buffer,
                        const BufferLayout &layout, uint64_t alignment);
  void setView(const CompiledFunction &entry, unsigned number, uint32_t id,
               const BufferLayout &layout);
  void checkResult(const Inst *ret, unsigned number, MemRefView view,
                   llvm::ArrayRef<uint64_t> returned);
  void observeResults(const Inst *ret);
  void observeArguments(const Inst *ret, bool isLast);
  bool observeArgument(const Inst *ret, size_t call, unsigned number);
  void observeGlobals(const Inst *ret);
  void findLeaks(llvm::ArrayRef<uint64_t> returned);
};

} // namespace freehold::interp
