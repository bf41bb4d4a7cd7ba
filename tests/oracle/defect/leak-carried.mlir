// The loop carries its buffer along, so every earlier one is lost; the last is only unfreed.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %first = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%first : memref<2xi32>)
  %last = scf.for %i = %c0 to %c2 step %c1 iter_args(%m = %first) -> memref<2xi32> {
    %x = memref.load %m[%c0] : memref<2xi32>
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<2xi32>)
    scf.yield %n : memref<2xi32>
  }
  %r = memref.load %last[%c0] : memref<2xi32>
  return %r : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"leak","location":"{{[^"]*}}after.mlir:[[#@LINE+18]]:10"
// CHECK-SAME: "message":"2 allocations (16 bytes)
// CHECK-SAME: "notions":["unfreed","lost"]
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+15]]:10","message":"allocated here"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+16]]:5","message":"last reference lost here"
// DIAG: error: leak: 8 bytes are never freed
// DIAG: note: last reference lost here
// DIAG: error: leak: 8 bytes are never freed
// DIAG-NOT: lost here
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %first = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%first : memref<2xi32>)
  %last = scf.for %i = %c0 to %c2 step %c1 iter_args(%m = %first) -> memref<2xi32> {
    %x = memref.load %m[%c0] : memref<2xi32>
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<2xi32>)
    scf.yield %n : memref<2xi32>
  }
  %r = memref.load %last[%c0] : memref<2xi32>
  memref.dealloc %first : memref<2xi32>
  return %r : i32
}
