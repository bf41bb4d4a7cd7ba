// A branch passes another buffer of the same type. The buffers of the twin differ in type.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation change-buffer --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation change-buffer 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: change-buffer does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) {
  cf.br ^bb1(%a : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: memref<2xi32>) {
// CHECK-NEXT: cf.br ^bb1(%arg1 : memref<2xi32>)
// CHECK-NEXT: ^bb1(%0: memref<2xi32>):
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>, %b: memref<3xi32>) {
  "test.use"(%a, %b) : (memref<2xi32>, memref<3xi32>) -> ()
  return
}
