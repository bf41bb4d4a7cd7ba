// An op becomes the body of a new private function, whose name is free. In the twin the op makes a stack buffer, which would
// end when that function returns.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation outline --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation outline 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: outline does not apply

//--- good.mlir
func.func private @outlined()
func.func @f(%a: memref<2xi32>) -> memref<2xi32> {
  %b = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  return %b : memref<2xi32>
}

// CHECK:      func.func private @outlined()
// CHECK-NEXT: func.func @f(%arg0: memref<2xi32>) -> memref<2xi32> {
// CHECK-NEXT: %0 = call @outlined_0(%arg0) : (memref<2xi32>) -> memref<2xi32>
// CHECK-NEXT: return %0 : memref<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @outlined_0(%arg0: memref<2xi32>) -> memref<2xi32> {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<2xi32> to memref<2xi32>
// CHECK-NEXT: return %0 : memref<2xi32>
// CHECK-NEXT: }

//--- twin.mlir
func.func @f() -> memref<2xi32> {
  %b = memref.alloca() : memref<2xi32>
  return %b : memref<2xi32>
}
