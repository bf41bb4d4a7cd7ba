// Flags that only a target has make numbers poison where the op overflows, for which inputs are searched. The poison of @shifted
// is hidden where the shift is too wide anyway.
// RUN: sed '/^func/,$s/arith.subi %x, %a/& overflow<nsw>/' %s > %t.mlir
// RUN: not freehold-check %s --target %t.mlir | FileCheck %s --check-prefix=WRONG
// RUN: sed '/^func/,$s/arith.shli %h, %b/& overflow<nsw>/' %s > %t.mlir
// RUN: not freehold-check %s --target %t.mlir | FileCheck %s --check-prefix=WRONG
// RUN: sed '/^func/,$s/arith.addi %a, %v/& overflow<nsw>/' %s > %t.mlir
// RUN: not freehold-check %s --target %t.mlir | FileCheck %s --check-prefix=WRONG
// RUN: sed '/^func/,$s/arith.muli %u, %k/& overflow<nuw>/' %s > %t.mlir
// RUN: not freehold-check %s --target %t.mlir | FileCheck %s --check-prefix=WRONG
// WRONG: 3 judged = 2 agree + 1 defect

// Right ones, which no input makes overflow.
// RUN: sed '/^func/,$s/arith.muli %w, %w/& overflow<nsw>/' %s > %t.mlir
// RUN: freehold-check %s --target %t.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: 3 judged = 3 agree

func.func @summed(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %k = arith.constant 3 : i32
  %d = memref.dim %m, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %d step %c1 iter_args(%a = %z) -> i32 {
    %u = memref.load %m[%i] : memref<?xi32>
    %v = arith.muli %u, %k : i32
    %n = arith.addi %a, %v : i32
    scf.yield %n : i32
  }
  return %r : i32
}
func.func @shifted(%a: i16, %b: i16, %m: memref<4xi16>) {
  %c2 = arith.constant 2 : index
  %copy = memref.alloc() : memref<4xi16>
  memref.copy %m, %copy : memref<4xi16> to memref<4xi16>
  %x = memref.load %copy[%c2] : memref<4xi16>
  %h = arith.subi %x, %a : i16
  %n = arith.shli %h, %b : i16
  memref.store %n, %m[%c2] : memref<4xi16>
  memref.dealloc %copy : memref<4xi16>
  return
}
func.func @squared(%u: i32) -> i32 {
  %c100 = arith.constant 100 : i32
  %w = arith.remsi %u, %c100 : i32
  %r = arith.muli %w, %w : i32
  return %r : i32
}
