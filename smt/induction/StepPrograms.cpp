//===- StepPrograms.cpp - What comes of ignoring a conjunct ---------------===//
// Each pair: a program with its frees, and what a step of the ownership pass that ignores a
// conjunct makes of it. Data, so longer than other files.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt::step {

const ConcretePrograms kTwoOwners = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.cast %a : memref<1xi32> to memref<?xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir",
                                     R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.cast %a : memref<1xi32> to memref<?xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  memref.dealloc %b : memref<?xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kFreedView = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%i1] : memref<2xi32>
  %s = memref.subview %a[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
  %v = memref.load %s[%i0] : memref<1xi32, strided<[1], offset: 1>>
  memref.dealloc %a : memref<2xi32>
  return %v : i32
}
)mlir",
                                     R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%i1] : memref<2xi32>
  %s = memref.subview %a[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
  %v = memref.load %s[%i0] : memref<1xi32, strided<[1], offset: 1>>
  memref.dealloc %s : memref<1xi32, strided<[1], offset: 1>>
  return %v : i32
}
)mlir"};

const ConcretePrograms kFreedForwarded = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  cf.br ^bb1(%a : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
)mlir",
                                          R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb1(%a : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kFreedForwardedSecond = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  cf.br ^bb1(%b, %a : memref<1xi32>, memref<1xi32>)
^bb1(%p: memref<1xi32>, %q: memref<1xi32>):
  %v = memref.load %q[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  memref.dealloc %q : memref<1xi32>
  return %v : i32
}
)mlir",
                                                R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb1(%b, %a : memref<1xi32>, memref<1xi32>)
^bb1(%p: memref<1xi32>, %q: memref<1xi32>):
  %v = memref.load %q[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kFreedWhereItLives = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  cf.br ^bb1
^bb1:
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir",
                                             R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb1
^bb1:
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kMovedWhereItLives = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  cf.br ^bb1(%a : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
)mlir",
                                             R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  cf.br ^bb1(%a : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kMovedToOther = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloca() : memref<1xi32>
  memref.store %x, %b[%i0] : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  cf.br ^bb1(%s : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir",
                                        R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloca() : memref<1xi32>
  memref.store %x, %b[%i0] : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  cf.br ^bb1(%s, %t : memref<1xi32>, i1)
^bb1(%p: memref<1xi32>, %own: i1):
  %v = memref.load %p[%i0] : memref<1xi32>
  scf.if %own {
    memref.dealloc %p : memref<1xi32>
  }
  return %v : i32
}
)mlir"};

const ConcretePrograms kMovedShifted = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %w = memref.view %m[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  %n = bufferization.clone %w : memref<1xi32> to memref<1xi32>
  memref.dealloc %m : memref<8xi8>
  cf.br ^bb1(%n : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
)mlir",
                                        R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %w = memref.view %m[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  cf.br ^bb1(%w : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kChosenWrongly = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %x, %b[%i0] : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb1(%s : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
)mlir",
                                         R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %x, %b[%i0] : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  memref.dealloc %b : memref<1xi32>
  cf.br ^bb1(%s : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kCopiedForwardedTwice = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %w = memref.view %m[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  %n = bufferization.clone %w : memref<1xi32> to memref<1xi32>
  %n2 = bufferization.clone %w : memref<1xi32> to memref<1xi32>
  memref.dealloc %m : memref<8xi8>
  cf.br ^bb1(%n, %n2 : memref<1xi32>, memref<1xi32>)
^bb1(%p: memref<1xi32>, %q: memref<1xi32>):
  %v = memref.load %q[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  memref.dealloc %q : memref<1xi32>
  return %v : i32
}
)mlir",
                                                R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %w = memref.view %m[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  %n = bufferization.clone %w : memref<1xi32> to memref<1xi32>
  memref.dealloc %m : memref<8xi8>
  cf.br ^bb1(%n, %w : memref<1xi32>, memref<1xi32>)
^bb1(%p: memref<1xi32>, %q: memref<1xi32>):
  %v = memref.load %q[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kCopiedLate = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %w = memref.view %m[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  %n = bufferization.clone %w : memref<1xi32> to memref<1xi32>
  memref.dealloc %m : memref<8xi8>
  cf.br ^bb1(%n : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
)mlir",
                                      R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %w = memref.view %m[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  memref.dealloc %m : memref<8xi8>
  %n = bufferization.clone %w : memref<1xi32> to memref<1xi32>
  cf.br ^bb1(%n : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kLoopOwnsInit = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %r:2 = scf.for %i = %i0 to %i2 step %i1 iter_args(%p = %a, %own = %f) -> (memref<1xi32>, i1) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    scf.if %own {
      memref.dealloc %p : memref<1xi32>
    }
    scf.yield %n, %t : memref<1xi32>, i1
  }
  %v = memref.load %r#0[%i0] : memref<1xi32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<1xi32>
  }
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir",
                                        R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %r:2 = scf.for %i = %i0 to %i2 step %i1 iter_args(%p = %a, %own = %t) -> (memref<1xi32>, i1) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    scf.if %own {
      memref.dealloc %p : memref<1xi32>
    }
    scf.yield %n, %t : memref<1xi32>, i1
  }
  %v = memref.load %r#0[%i0] : memref<1xi32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<1xi32>
  }
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kLoopResultDiffers = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %r = scf.while (%p = %a) : (memref<1xi32>) -> (memref<1xi32>) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    memref.dealloc %n : memref<1xi32>
    scf.condition(%f) %p : memref<1xi32>
  } do {
  ^bb0(%q: memref<1xi32>):
    scf.yield %q : memref<1xi32>
  }
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir",
                                             R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %r:2 = scf.while (%p = %a, %own = %f) : (memref<1xi32>, i1) -> (memref<1xi32>, i1) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    scf.condition(%f) %p, %t : memref<1xi32>, i1
  } do {
  ^bb0(%q: memref<1xi32>, %o: i1):
    scf.yield %q, %o : memref<1xi32>, i1
  }
  %v = memref.load %r#0[%i0] : memref<1xi32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<1xi32>
  }
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kLoopFreesLate = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %r = scf.for %i = %i0 to %i2 step %i1 iter_args(%p = %a) -> (memref<1xi32>) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    memref.dealloc %n : memref<1xi32>
    scf.yield %p : memref<1xi32>
  }
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir",
                                         R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %r = scf.for %i = %i0 to %i2 step %i1 iter_args(%p = %a) -> (memref<1xi32>) {
    %n = memref.alloc() : memref<1xi32>
    memref.store %x, %n[%i0] : memref<1xi32>
    scf.yield %p : memref<1xi32>
  }
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kReturnedTwice = {R"mlir(
func.func @f() -> (memref<1xi32>, memref<1xi32>) {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %n = bufferization.clone %a : memref<1xi32> to memref<1xi32>
  return %a, %n : memref<1xi32>, memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %r:2 = call @f() : () -> (memref<1xi32>, memref<1xi32>)
  %v = memref.load %r#1[%i0] : memref<1xi32>
  memref.dealloc %r#0 : memref<1xi32>
  memref.dealloc %r#1 : memref<1xi32>
  return %v : i32
}
)mlir",
                                         R"mlir(
func.func @f() -> (memref<1xi32>, memref<1xi32>) {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  return %a, %a : memref<1xi32>, memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %r:2 = call @f() : () -> (memref<1xi32>, memref<1xi32>)
  %v = memref.load %r#1[%i0] : memref<1xi32>
  memref.dealloc %r#0 : memref<1xi32>
  memref.dealloc %r#1 : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kReturnedArgument = {R"mlir(
func.func @f(%m: memref<1xi32>) -> memref<1xi32> {
  %n = bufferization.clone %m : memref<1xi32> to memref<1xi32>
  return %n : memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %r = call @f(%a) : (memref<1xi32>) -> memref<1xi32>
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  memref.dealloc %r : memref<1xi32>
  return %v : i32
}
)mlir",
                                            R"mlir(
func.func @f(%m: memref<1xi32>) -> memref<1xi32> {
  return %m : memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %r = call @f(%a) : (memref<1xi32>) -> memref<1xi32>
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  memref.dealloc %r : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kClonedLate = {R"mlir(
func.func @f() -> memref<1xi32> {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %w = memref.view %m[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  %n = bufferization.clone %w : memref<1xi32> to memref<1xi32>
  memref.dealloc %m : memref<8xi8>
  return %n : memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %r = call @f() : () -> memref<1xi32>
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %r : memref<1xi32>
  return %v : i32
}
)mlir",
                                      R"mlir(
func.func @f() -> memref<1xi32> {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %w = memref.view %m[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  memref.dealloc %m : memref<8xi8>
  %n = bufferization.clone %w : memref<1xi32> to memref<1xi32>
  return %n : memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %r = call @f() : () -> memref<1xi32>
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %r : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kHandedOverEarly = {R"mlir(
func.func private @f(%m: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %n = bufferization.clone %a : memref<1xi32> to memref<1xi32>
  call @f(%n) : (memref<1xi32>) -> ()
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir",
                                           R"mlir(
func.func private @f(%m: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  call @f(%a) : (memref<1xi32>) -> ()
  %v = memref.load %a[%i0] : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kHandedOverTwice = {R"mlir(
func.func private @f(%m: memref<1xi32>, %n: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  memref.dealloc %n : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  %n = bufferization.clone %a : memref<1xi32> to memref<1xi32>
  call @f(%a, %n) : (memref<1xi32>, memref<1xi32>) -> ()
  return %v : i32
}
)mlir",
                                           R"mlir(
func.func private @f(%m: memref<1xi32>, %n: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  memref.dealloc %n : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  call @f(%a, %a) : (memref<1xi32>, memref<1xi32>) -> ()
  return %v : i32
}
)mlir"};

const ConcretePrograms kHandedOverOther = {R"mlir(
func.func private @f(%m: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  call @f(%s) : (memref<1xi32>) -> ()
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir",
                                           R"mlir(
func.func private @f(%m: memref<1xi32>) {
  memref.dealloc %m : memref<1xi32>
  return
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  call @f(%s) : (memref<1xi32>) -> ()
  memref.dealloc %b : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kFreedInJoin = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  cf.cond_br %f, ^bb1, ^bb2
^bb1:
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb3
^bb2:
  memref.store %x, %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb3
^bb3:
  return %x : i32
}
)mlir",
                                       R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  cf.cond_br %f, ^bb1, ^bb2
^bb1:
  cf.br ^bb3
^bb2:
  memref.store %x, %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb3
^bb3:
  memref.dealloc %a : memref<1xi32>
  return %x : i32
}
)mlir"};

const ConcretePrograms kFreedBeforeBranch = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
^bb2:
  memref.dealloc %a : memref<1xi32>
  return %x : i32
}
)mlir",
                                             R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  %v = memref.load %a[%i0] : memref<1xi32>
  return %v : i32
^bb2:
  return %x : i32
}
)mlir"};

const ConcretePrograms kOverlookedFree = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.cast %a : memref<1xi32> to memref<?xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %b : memref<?xi32>
  return %v : i32
}
)mlir",
                                          R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.cast %a : memref<1xi32> to memref<?xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %b : memref<?xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kMistakenFree = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %s : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
)mlir",
                                        R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %s : memref<1xi32>
  return %v : i32
}
)mlir"};

const ConcretePrograms kRetainedGone = {R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %g = memref.alloc() : memref<1xi32>
  memref.dealloc %g : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  %own = bufferization.dealloc (%a : memref<1xi32>) if (%t) retain (%g : memref<1xi32>)
  return %v : i32
}
)mlir",
                                        R"mlir(
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %g = memref.alloc() : memref<1xi32>
  memref.dealloc %g : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<1xi32> -> index
  %pg = memref.extract_aligned_pointer_as_index %g : memref<1xi32> -> index
  %cell = arith.cmpi eq, %pa, %pg : index
  %own = bufferization.dealloc (%a : memref<1xi32>) if (%t) retain (%g : memref<1xi32>)
  bufferization.dealloc (%a : memref<1xi32>) if (%cell)
  return %v : i32
}
)mlir"};

} // namespace freehold::smt::step
