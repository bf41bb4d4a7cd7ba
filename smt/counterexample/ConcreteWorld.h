//===- ConcreteWorld.h - The arguments of a rewrite, made by ops -*- C++ -*-===//
// Each allocation is a buffer of the type that most of the arguments referring to it have. The
// other arguments are casts and views of it:
//
//   %a = memref.alloc() : memref<4xf32>   all arguments that refer to it have this type
//   %a = memref.alloc() : memref<5xf32>   they agree on the element type; then
//                                         memref.reinterpret_cast
//   %a = memref.alloc() : memref<32xi8>   they agree on nothing, or one has moved its aligned
//                                         pointer; then memref.view
//   linalg.fill ins(%n) outs(%a)          n differs for each allocation, and the first element from
//                                         the others
//   memref.dealloc %a                     if it is not live
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace freehold::smt {

class ConcreteWorld {
public:
  ConcreteWorld(mlir::ImplicitLocOpBuilder &builder, const Rewrite &rewrite,
                const Counterexample &world)
      : b(builder), rewrite_(rewrite), world_(world) {}

  /// Makes all allocations. Fails with a diagnostic.
  mlir::LogicalResult makeAllocations();
  /// Returns the values that argument `number` stands for; for a list, one for each element.
  llvm::SmallVector<mlir::Value> argument(unsigned number);

  mlir::Value buffer(unsigned allocation) const { return buffers_[allocation]; }

private:
  /// The descriptor of a memref, with values for all that its type leaves dynamic.
  struct View {
    llvm::SmallVector<int64_t> sizes, strides;
    int64_t offset = 0;
    /// Number of elements of the buffer that it needs: its offset plus its span.
    int64_t extent = 0;
    mlir::Type element;
    mlir::Attribute space;
    bool isIdentity = false;
    /// Bytes by which the aligned pointer is moved.
    int64_t shiftBytes = 0;
  };
  /// A memref that refers to an allocation.
  struct Mention {
    unsigned argument;
    View view;
  };

  mlir::LogicalResult collect();
  mlir::LogicalResult mention(unsigned argument, const Counterexample::MemRef &memref);
  mlir::FailureOr<View> viewOf(unsigned argument, const Counterexample::MemRef &memref);
  mlir::FailureOr<View> laidOut(unsigned argument, const Counterexample::MemRef &memref, View view);
  int64_t placeOf(unsigned allocation, const Counterexample::Allocation::Cell &cell);
  void write(unsigned allocation, int64_t place, const Counterexample::Allocation::Cell &cell);
  Counterexample::MemRef ofElement(unsigned argument, const Counterexample::Element &element);
  llvm::SmallVector<mlir::Value> at(mlir::Value buffer, int64_t place);
  mlir::LogicalResult chooseType(unsigned allocation);
  mlir::LogicalResult chooseBytes(unsigned allocation);
  void make(unsigned allocation);
  void fill(unsigned allocation);
  void free(unsigned allocation);
  mlir::Value makeMemRef(unsigned argument, const Counterexample::MemRef &memref);
  mlir::InFlightDiagnostic cannot(unsigned argument);

  mlir::ImplicitLocOpBuilder &b;
  const Rewrite &rewrite_;
  const Counterexample &world_;
  /// The memrefs that refer to each allocation.
  std::vector<std::vector<Mention>> mentions_;
  std::vector<mlir::MemRefType> types_;
  std::vector<mlir::Value> buffers_;
};

} // namespace freehold::smt
