// Models say what ops do that Freehold does not know, also ops with regions.
//
// RUN: freehold-run %s --entry copies --op-models %S/Inputs/models.mlir --ignore-leaks | FileCheck %s --check-prefix=COPIES
// COPIES: result 0 = [2, 4, 6] : memref<3xf32>
// RUN: freehold-run %s --entry regions --op-models %S/Inputs/models.mlir --ignore-leaks | FileCheck %s --check-prefix=REGIONS
// REGIONS: [10, 20, 30]
//
// Without models an op with a region is not supported.
//
// RUN: not freehold-run %s --entry regions 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: unsupported: test.each
//
// A type that no model takes, a model inside of itself, and files that are no models:
//
// RUN: not freehold-run %s --entry other_type --op-models %S/Inputs/models.mlir 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: unsupported: test.copy: no model of it has these types
// RUN: not freehold-run %s --entry inside --op-models %S/Inputs/models.mlir 2>&1 | FileCheck %s --check-prefix=INSIDE
// INSIDE: unsupported: test.each: it is in a region of an op with the same model
// RUN: not freehold-run %s --op-models %s 2>&1 | FileCheck %s --check-prefix=MODEL
// MODEL: error: has no function with the attribute freehold.model
// RUN: not freehold-run %s --op-models %t.missing 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: .missing: error: No such file
//
// Judged with its model, a buffer that the op allocates is freed by its own dealloc, once.
//
// RUN: freehold-check %s --entry copies --op-models %S/Inputs/models.mlir --target %S/Inputs/right.mlir
// RUN: not freehold-check %s --entry copies --op-models %S/Inputs/models.mlir --target %S/Inputs/early.mlir --json 2>/dev/null | FileCheck %s --check-prefix=EARLY
// EARLY: "kind":"use-after-free"

func.func @copies() -> memref<3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<3xf32>
  %end = scf.for %i = %c0 to %c3 step %c1 iter_args(%v = %one) -> f32 {
    memref.store %v, %a[%i] : memref<3xf32>
    %w = arith.addf %v, %one : f32
    scf.yield %w : f32
  }
  %d = memref.cast %a : memref<3xf32> to memref<?xf32>
  %t = "test.twice"(%d) : (memref<?xf32>) -> memref<?xf32>
  %r = memref.alloc() : memref<3xf32>
  "test.copy"(%t, %r) : (memref<?xf32>, memref<3xf32>) -> ()
  return %r : memref<3xf32>
}

func.func @regions() -> memref<3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %ten = arith.constant 10.0 : f32
  %one = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<3xf32>
  %end = scf.for %i = %c0 to %c3 step %c1 iter_args(%v = %one) -> f32 {
    memref.store %v, %a[%i] : memref<3xf32>
    %w = arith.addf %v, %one : f32
    scf.yield %w : f32
  }
  "test.each"(%a) ({
  ^bb0(%v: f32):
    %w = arith.mulf %v, %ten : f32
    "test.yield"(%w) : (f32) -> ()
  }) : (memref<3xf32>) -> ()
  return %a : memref<3xf32>
}

func.func @other_type() {
  %a = memref.alloc() : memref<3xf64>
  "test.copy"(%a, %a) : (memref<3xf64>, memref<3xf64>) -> ()
  return
}

func.func @inside() {
  %a = memref.alloc() : memref<3xf32>
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%a : memref<3xf32>)
  "test.each"(%a) ({
  ^bb0(%v: f32):
    "test.each"(%a) ({
    ^bb0(%w: f32):
      "test.yield"(%w) : (f32) -> ()
    }) : (memref<3xf32>) -> ()
    "test.yield"(%v) : (f32) -> ()
  }) : (memref<3xf32>) -> ()
  return
}
