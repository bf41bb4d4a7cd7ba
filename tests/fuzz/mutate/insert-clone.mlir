// A clone of a buffer replaces the buffer. The twin has an unranked memref only, which is left out.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation insert-clone --seed 3 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation insert-clone 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: insert-clone does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>) {
  "test.use"(%a) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<2xi32> to memref<2xi32>
// CHECK-NEXT: "test.use"(%0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<*xi32>) {
  return
}
