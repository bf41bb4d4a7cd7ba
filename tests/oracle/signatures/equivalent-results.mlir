// EquivalentResults: a dropped result is the argument that it equals, casts looked through; what is in the
// argument after the call is compared. The shipped pass drops results of private functions only.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/before.mlir --subject upstream-drop-equivalent --subject upstream-drop-equivalent-alone --oracle interp,native
// RUN: freehold-check %t/before.mlir --entry callee --subject upstream-drop-equivalent --subject upstream-drop-equivalent-alone --oracle interp,native
// RUN: freehold-check %t/before.mlir --target %t/good.mlir --signatures equivalent-results --entry f --oracle interp,native
// RUN: freehold-check %t/before.mlir --target %t/good.mlir --signatures equivalent-results --entry callee --oracle interp,native
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/good.mlir --signatures out-params --entry callee --json | FileCheck %s --check-prefix=OTHER
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/all.mlir --signatures equivalent-results --entry callee --json | FileCheck %s --check-prefix=OTHER
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/all.mlir --signatures equivalent-results --json | FileCheck %t/all.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/other.mlir --signatures equivalent-results --oracle interp,native --json | FileCheck %t/other.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/unwritten.mlir --signatures equivalent-results --entry callee --oracle interp,native --json | FileCheck %t/unwritten.mlir

// OTHER: "kind":"invalid-output"
// OTHER-SAME: "message":"@callee has another signature or visibility afterwards"

//--- before.mlir
func.func private @callee(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (memref<?xi32>, i32, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %b : memref<2xi32> to memref<?xi32>
  %1 = memref.alloc() : memref<1xi32>
  memref.copy %a, %b : memref<2xi32> to memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  %k = arith.constant 42 : i32
  memref.store %k, %1[%c0] : memref<1xi32>
  return %0, %v, %1 : memref<?xi32>, i32, memref<1xi32>
}
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %0:3 = call @callee(%a, %b, %v) : (memref<2xi32>, memref<2xi32>, i32) -> (memref<?xi32>, i32, memref<1xi32>)
  %1 = memref.load %0#0[%c0] : memref<?xi32>
  %2 = memref.load %0#2[%c0] : memref<1xi32>
  return %1, %2 : i32, i32
}

//--- good.mlir
func.func private @callee(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (i32, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %1 = memref.alloc() : memref<1xi32>
  memref.copy %a, %b : memref<2xi32> to memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  %k = arith.constant 42 : i32
  memref.store %k, %1[%c0] : memref<1xi32>
  return %v, %1 : i32, memref<1xi32>
}
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %0:2 = call @callee(%a, %b, %v) : (memref<2xi32>, memref<2xi32>, i32) -> (i32, memref<1xi32>)
  %1 = memref.load %b[%c0] : memref<2xi32>
  %2 = memref.load %0#1[%c0] : memref<1xi32>
  memref.dealloc %0#1 : memref<1xi32>
  return %1, %2 : i32, i32
}

//--- all.mlir
// Drops the result that is no argument as well, and forgets its buffer.
// CHECK: "verdict":"defect","kind":"observation"
// CHECK-SAME: "message":"observation 2 was 'result 1 =
func.func private @callee(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  memref.copy %a, %b : memref<2xi32> to memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  return %v : i32
}
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %0 = call @callee(%a, %b, %v) : (memref<2xi32>, memref<2xi32>, i32) -> i32
  %1 = memref.load %b[%c0] : memref<2xi32>
  %2 = memref.load %b[%c0] : memref<2xi32>
  return %1, %2 : i32, i32
}

//--- other.mlir
// The caller takes the other argument for the result.
// CHECK: "oracle":"interp","entry":"f","verdict":"defect","kind":"observation"
// CHECK-SAME: "message":"observation 1 was 'result 0 =
// CHECK: "oracle":"native-jit","entry":"f","verdict":"defect","kind":"observation"
func.func private @callee(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (i32, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %1 = memref.alloc() : memref<1xi32>
  memref.copy %a, %b : memref<2xi32> to memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  %k = arith.constant 42 : i32
  memref.store %k, %1[%c0] : memref<1xi32>
  return %v, %1 : i32, memref<1xi32>
}
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %0:2 = call @callee(%a, %b, %v) : (memref<2xi32>, memref<2xi32>, i32) -> (i32, memref<1xi32>)
  %1 = memref.load %a[%c0] : memref<2xi32>
  %2 = memref.load %0#1[%c0] : memref<1xi32>
  memref.dealloc %0#1 : memref<1xi32>
  return %1, %2 : i32, i32
}

//--- unwritten.mlir
// The argument that replaces the result has other contents: both messages are expected.
// CHECK: "oracle":"interp","entry":"callee","verdict":"defect","kind":"observation"
// CHECK-SAME: "message":"observation 1 was 'result 0 =
// CHECK: "oracle":"native-jit","entry":"callee","verdict":"defect","kind":"observation"
func.func private @callee(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (i32, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %1 = memref.alloc() : memref<1xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  %k = arith.constant 42 : i32
  memref.store %k, %1[%c0] : memref<1xi32>
  return %v, %1 : i32, memref<1xi32>
}
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (i32, i32) {
  %z = arith.constant 0 : i32
  return %z, %v : i32, i32
}
