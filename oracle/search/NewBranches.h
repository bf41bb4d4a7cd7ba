//===- NewBranches.h - Branches that only a target has ----------*- C++ -*-===//
// A pass may add branches, and a mistake may be behind one of them. They are told from those of the source
// by what they compare: a branch is new if something that decides it is compared in no branch of the source.
// Comparisons of addresses do not count. That is an approximation; it decides only what is searched.
//
// A comparison that is a little wrong, such as one with < for <=, decides otherwise only where its operands are equal.
// So a comparison that only a target has counts as a branch that is taken if they are, and are not 0
// (CompileOptions::marksTellingValues), also where no branch depends on it but a choice. Two zeros say little: a size
// of 0 is that of a buffer where nothing shows. Flags that only a target has (nsw, nuw) count as a branch that is taken
// if the op overflows. Those on indices do not: lowerings add them where memory has no such sizes.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/search/Trace.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>

namespace freehold::search {

class NewBranches {
public:
  /// The source outlives the object.
  explicit NewBranches(const interp::CompiledModule &source) : source_(source) {}

  /// Returns the ordinals of the target's new branches that went only one way although an argument of the
  /// entry decides them. `reached` is what runs of the target reached.
  llvm::DenseSet<uint32_t> branches(const interp::CompiledModule &target,
                                    const interp::CompiledFunction &entry, const Coverage &reached);

  /// Returns the ordinals of the target's new comparisons whose operands were never equal numbers but 0, and of its new
  /// ops with flags that never overflowed, although an argument of the entry decides them.
  llvm::DenseSet<uint32_t> comparisons(const interp::CompiledModule &target,
                                       const interp::CompiledFunction &entry,
                                       const Coverage &reached);

  /// Returns the ordinals of the target's new ops with flags that overflowed, which nothing observed so far.
  llvm::DenseSet<uint32_t> overflows(const interp::CompiledModule &target,
                                     const interp::CompiledFunction &entry,
                                     const Coverage &reached);

  /// Whether the target has ops on numbers that the source does not have, as far as their operands tell.
  bool computesOtherwise(const interp::CompiledModule &target);

private:
  /// Whether it is a comparison or an op with flags that the source does not have, and an argument of the entry decides it.
  bool isNewMark(const interp::Inst &inst, const interp::CompiledFunction &entry);
  /// Returns the ordinals of those for which `isWanted` holds.
  llvm::DenseSet<uint32_t> newMarks(const interp::CompiledModule &target,
                                    const interp::CompiledFunction &entry,
                                    llvm::function_ref<bool(const interp::Inst &)> isWanted);
  /// Functions that a pass adds are left out: they compare addresses that they are passed.
  void forEachShared(const interp::CompiledModule &target,
                     llvm::function_ref<void(const interp::Inst &)> visit) const;

  const interp::CompiledModule &source_;
  /// What the source's branches compare, and its comparisons, once they are asked for: there are many targets.
  std::optional<llvm::DenseSet<uint64_t>> compared_, comparisons_, computed_;
};

} // namespace freehold::search
