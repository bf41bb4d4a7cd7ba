//===- Descriptors.h - Memrefs as base, offset, sizes, strides --*- C++ -*-===//
// What is known of a memref as the descriptor that it is lowered to. Numbers are terms of indices; a
// number that nothing is known of is a function of the memref. Two memrefs with the same descriptor are
// the same value, whichever ops made them, but that an access through a subview which is out of bounds is an
// error (MatchedInside.cpp):
//
//   %v = memref.subview %m[1] [%n] [1]                                     base(m), offset(m) + 1, %n, 1
//   %b, %o, .. = memref.extract_strided_metadata %m                        base(m), 0
//   %w = memref.reinterpret_cast %b to offset: [%o], sizes: .., ..         %m, if all are those of %m
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/validate/ValueClasses.h"

#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace freehold::smt::safe {

struct Descriptor {
  /// The allocation and the aligned pointer.
  Term base = nullptr;
  Term offset = nullptr;
  std::vector<Term> sizes, strides;
  bool operator==(const Descriptor &) const = default;
};

class Descriptors {
public:
  explicit Descriptors(ValueClasses &classes) : classes_(classes) {}

  /// The descriptor of a ranked memref. What its `types` fix are literals. Nothing if the class is not
  /// known.
  std::optional<Descriptor> of(ValueClass memref, llvm::ArrayRef<mlir::MemRefType> types);

  /// The class of a new buffer. `key` tells it from others; its sizes become a part of that. Sizes are of
  /// the type's rank.
  ValueClass ofAllocation(ValueClasses::Key key, mlir::MemRefType type, llvm::ArrayRef<Term> sizes);
  /// The class of a memref with the descriptor.
  ValueClass ofView(mlir::Type element, const Descriptor &view);
  /// The memref that a view is one of, through any number of views; the memref itself if no descriptor
  /// of it was made.
  ValueClass rootOf(ValueClass memref) const;
  /// The memref that a base is that of; 0 if there is none.
  ValueClass ownerOf(Term base) const;
  /// Notes the descriptor of a class that other things than its descriptor tell apart.
  void note(ValueClass memref, Descriptor descriptor) { made_[memref] = std::move(descriptor); }

  /// The aligned pointer of a memref.view that does not begin where its buffer does.
  Term shifted(Term base, Term shift) {
    return classes_.terms().apply("shifted", kValue, {base, shift});
  }
  /// Strides of a buffer without gaps.
  std::vector<Term> stridesOf(llvm::ArrayRef<Term> sizes);

private:
  Descriptor ofNothingKnown(ValueClass memref, size_t rank);
  void refine(Descriptor &descriptor, mlir::MemRefType type);
  ValueClasses &classes_;
  std::map<ValueClass, Descriptor> made_;
  std::map<Term, ValueClass> owners_;
};

} // namespace freehold::smt::safe
