// The target allocates too little, and a view of it is written past its end.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f(%i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc(%c8) : memref<?xi8>
  %w = memref.view %m[%c0][] : memref<?xi8> to memref<2xi32>
  memref.store %v, %w[%c0] : memref<2xi32>
  memref.store %v, %w[%c1] : memref<2xi32>
  %x = memref.load %w[%c1] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"out-of-bounds","location":"{{[^"]*}}after.mlir:[[#@LINE+13]]:3"
// CHECK-SAME: "message":"writes 4 bytes at byte 4 of a buffer of 4 bytes
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+8]]:8","message":"allocated here"
// DIAG: after.mlir:[[#@LINE+10]]:3: error: out-of-bounds:
// DIAG: after.mlir:[[#@LINE+6]]:8: note: allocated here
func.func @f(%i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 4 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc(%c8) : memref<?xi8>
  %w = memref.view %m[%c0][] : memref<?xi8> to memref<2xi32>
  memref.store %v, %w[%c0] : memref<2xi32>
  memref.store %v, %w[%c1] : memref<2xi32>
  %x = memref.load %w[%c1] : memref<2xi32>
  memref.dealloc %m : memref<?xi8>
  return %x : i32
}
