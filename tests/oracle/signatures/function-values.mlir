// The address of a function whose signature changes: the shipped passes change the function alone, and
// leave invalid IR. An entry that is used as a value is judged; its uses then refer to the new function.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/out.mlir --subject upstream-out-params --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/drop.mlir --subject upstream-drop-equivalent --subject upstream-drop-equivalent-alone --json | FileCheck %s
// CHECK: "kind":"invalid-output"
// CHECK-SAME: reference to function with mismatched type
// RUN: freehold-check %t/out.mlir --target %t/good.mlir --signatures out-params --oracle interp,native

//--- out.mlir
func.func @callee(%v: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  return %m : memref<1xi32>
}
func.func @f(%v: i32) -> memref<1xi32> {
  %callee = func.constant @callee : (i32) -> memref<1xi32>
  %0 = func.call_indirect %callee(%v) : (i32) -> memref<1xi32>
  return %0 : memref<1xi32>
}

//--- good.mlir
func.func @callee(%v: i32, %m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<1xi32>
  return
}
func.func @callee.called() {
  return
}
func.func @f(%v: i32, %m: memref<1xi32>) {
  %callee = func.constant @callee : (i32, memref<1xi32>) -> ()
  func.call_indirect %callee(%v, %m) : (i32, memref<1xi32>) -> ()
  return
}

//--- drop.mlir
func.func private @callee(%a: memref<1xi32>) -> memref<1xi32> {
  return %a : memref<1xi32>
}
func.func @f(%a: memref<1xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %callee = func.constant @callee : (memref<1xi32>) -> memref<1xi32>
  %0 = func.call_indirect %callee(%a) : (memref<1xi32>) -> memref<1xi32>
  %1 = memref.load %0[%c0] : memref<1xi32>
  return %1 : i32
}
