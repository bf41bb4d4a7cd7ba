// A free that is skipped when a dangling buffer has the address of a live one: a leak only where
// addresses are reused.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir --address-policy reuse 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f() -> i32 {
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  %x = memref.load %a[] : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %b[] : memref<i32>
  %y = memref.load %b[] : memref<i32>
  return %y : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"leak","location":"{{[^"]*}}after.mlir:[[#@LINE+11]]:8"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+10]]:8","message":"allocated here"
// CHECK-SAME: "address_policy":"reuse"
// DIAG: error: leak: 4 bytes are never freed
func.func @f() -> i32 {
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  %x = memref.load %a[] : memref<i32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<i32> -> index
  memref.dealloc %a : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %b[] : memref<i32>
  %y = memref.load %b[] : memref<i32>
  %pb = memref.extract_aligned_pointer_as_index %b : memref<i32> -> index
  %other = arith.cmpi ne, %pa, %pb : index
  scf.if %other {
    memref.dealloc %b : memref<i32>
  }
  return %y : i32
}
