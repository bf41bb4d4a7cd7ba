// A call of an existing function is inserted. No function of the twin may be called, since the calls would be recursive.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation insert-call --seed 3 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation insert-call 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: insert-call does not apply

//--- good.mlir
func.func private @g(%a: memref<2xi32>) -> memref<2xi32>
func.func @f(%a: memref<2xi32>) {
  "test.use"(%a) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func private @g(memref<2xi32>) -> memref<2xi32>
// CHECK-NEXT: func.func @f(%arg0: memref<2xi32>) {
// CHECK-NEXT: %0 = call @g(%arg0) : (memref<2xi32>) -> memref<2xi32>
// CHECK-NEXT: "test.use"(%0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @g(%a: memref<2xi32>) {
  call @f(%a) : (memref<2xi32>) -> ()
  return
}
func.func @f(%a: memref<2xi32>) {
  call @g(%a) : (memref<2xi32>) -> ()
  return
}
