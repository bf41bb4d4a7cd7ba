//===- Boundary.h - What crosses the edge of the program --------*- C++ -*-===//
// Makes the arguments of an entry, observes buffers, implements the stubs for external functions,
// and checks the rules for the end of a call (T3, T4). Used by the machine only.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Contents.h"
#include "oracle/interp/Machine.h"

namespace freehold::interp {

struct Boundary {
  Machine &m;
  /// Heap entries that the call returned and that the caller can free. Set by finish().
  llvm::SmallVector<uint32_t> freeable = {};

  /// Makes the arguments of a call of `entry` in its frame. Returns false after stopping the run.
  bool makeArguments(const CompiledFunction &entry, const std::vector<Argument> &arguments);

  /// The caller writes a public global. Does nothing if the global does not exist.
  bool writeGlobal(const SetStep &set, const Inst *at);

  /// Adds the observation of a value to the line: a scalar by formatScalar, a memref by its elements, then
  /// ` : type`, which is the type `shownAs` if that is given. Returns false after failing the run: the buffer
  /// is dead, or the scalar is poison or unwritten.
  bool describe(const Inst *at, mlir::Type type, uint32_t reg, mlir::Type shownAs,
                Observation &line);

  /// Initialises a buffer's elements with values drawn by `seed`, from the palette or, without one,
  /// from small numbers.
  bool fill(const Inst *at, MemRefView view, mlir::Type element, uint64_t seed,
            const Palette *palette = nullptr);

  /// Puts a memref of a buffer of the caller's (bufferInCell) into each cell of an allocation.
  /// Returns false after stopping the run.
  bool fillWithBuffers(const Inst *at, uint32_t holder, mlir::MemRefType element,
                       const BufferArgument &how);

  /// Ends a call by the caller: observes results, arguments and globals, and checks T3 and T4. With
  /// `isLast` it also observes the buffers of earlier calls.
  void finish(const Inst *ret, bool isLast);

  /// Observes a global under its name. Returns false after failing the run.
  bool observeGlobal(const Inst *at, unsigned number);
  /// Returns a contiguous view of a global's whole buffer; its words are stored in `words`.
  MemRefView viewOfGlobal(unsigned number, uint32_t allocation,
                          llvm::SmallVectorImpl<uint64_t> &words);
  /// Returns the non-constant globals for which `isWanted` holds, sorted by name.
  std::vector<unsigned> globalsByName(llvm::function_ref<bool(const CompiledGlobal &)> isWanted);

  /// Returns for each heap entry whether the caller's memory refers to it at the end of a call.
  /// Empty if that memory holds no memrefs.
  std::vector<bool> reachFromCaller(KeptAllocations &kept);

  std::optional<MemRefView> viewOf(mlir::Type type, uint32_t reg);
  /// Returns the elements of a live buffer; std::nullopt after failing the run.
  std::optional<ObservedBuffer> elements(const Inst *at, MemRefView view, mlir::Type element);

private:
  bool makeArgument(const CompiledFunction &entry, const std::vector<Argument> &arguments,
                    unsigned number);
  bool fillLanes(const Inst *at, MemRefView view, const LaneTypes &lanes, unsigned bytes,
                 uint64_t seed, const Palette *palette);
  bool makeTensor(const CompiledFunction &entry, unsigned number, const BufferArgument &buffer);
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
  void countLeft(llvm::ArrayRef<uint64_t> returned, const std::vector<bool> &reached,
                 KeptAllocations &kept);
};

} // namespace freehold::interp
