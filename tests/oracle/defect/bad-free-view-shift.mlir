// A memref.view shifts the aligned pointer, so it cannot be freed even at offset 0 of its own.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<16xi8>
  %s = memref.view %m[%c4][] : memref<16xi8> to memref<2xi32>
  memref.store %v, %s[%c0] : memref<2xi32>
  %x = memref.load %s[%c0] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"bad-free","location":"{{[^"]*}}after.mlir:[[#@LINE+12]]:3"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+7]]:8","message":"allocated here"
// DIAG: after.mlir:[[#@LINE+10]]:3: error: bad-free:
// DIAG: after.mlir:[[#@LINE+5]]:8: note: allocated here
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<16xi8>
  %s = memref.view %m[%c4][] : memref<16xi8> to memref<2xi32>
  memref.store %v, %s[%c0] : memref<2xi32>
  %x = memref.load %s[%c0] : memref<2xi32>
  memref.dealloc %s : memref<2xi32>
  return %x : i32
}
