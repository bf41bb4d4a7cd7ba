//===- CloneFamilies.h - Which buffers may share memory by clones -*- C++ -*-===//
// A buffer and its clones are a family, also after those between them were freed: while two of a family are live,
// neither may be written. The step relation follows two allocations, so that of a third one between them it has to
// know whether it may be of their family:
//
//     %b = clone %m   %c = clone %b   dealloc %b   store %x, %m       %m and %c are a family
//
// Buffers are told apart by where they are made. Arguments, and what is loaded or comes from elsewhere, may be one.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/validate/Cfg.h"

#include "llvm/ADT/DenseSet.h"

namespace freehold::smt::safe {

class CloneFamilies {
public:
  explicit CloneFamilies(const Cfg &cfg);

  /// Whether another clone may be of the family of what this op clones, or this op runs several times.
  bool hasOthers(mlir::Operation *clone) const { return joined_.contains(clone); }
  /// Whether external functions may write an argument or a global that is cloned here: a public global, or what they got
  /// by a call of any function of the module. They keep nothing that is allocated here.
  bool areWrittenOutside() const { return areWrittenOutside_; }

private:
  llvm::DenseSet<mlir::Operation *> joined_;
  bool areWrittenOutside_ = false;
};

} // namespace freehold::smt::safe
