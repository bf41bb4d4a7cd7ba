// The good twin of defect/undef-refines-call.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
func.func private @look(memref<2xi32>)
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  call @look(%a) : (memref<2xi32>) -> ()
  %b = memref.alloc() : memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  call @look(%b) : (memref<2xi32>) -> ()
  return
}

//--- after.mlir
func.func private @look(memref<2xi32>)
func.func @f(%v: i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  call @look(%a) : (memref<2xi32>) -> ()
  memref.store %v, %a[%c0] : memref<2xi32>
  call @look(%a) : (memref<2xi32>) -> ()
  memref.dealloc %a : memref<2xi32>
  return
}
