// A memref.copy from one buffer to another of its type is inserted. The twin has only one buffer.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation insert-copy --seed 3 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation insert-copy 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: insert-copy does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) {
  "test.use"(%a) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: memref<2xi32>) {
// CHECK-NEXT: memref.copy %arg1, %arg0 : memref<2xi32> to memref<2xi32>
// CHECK-NEXT: "test.use"(%arg0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>) {
  return
}
