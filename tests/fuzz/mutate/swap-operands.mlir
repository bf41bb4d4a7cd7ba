// Two operands of an op with equal types are swapped. A loop, as in the twin, keeps its step and bounds.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation swap-operands --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation swap-operands 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: swap-operands does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) {
  memref.copy %a, %b : memref<2xi32> to memref<2xi32>
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: memref<2xi32>) {
// CHECK-NEXT: memref.copy %arg1, %arg0 : memref<2xi32> to memref<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>, %b: memref<3xi32>, %i: index, %s: index) {
  "test.use"(%a, %b) : (memref<2xi32>, memref<3xi32>) -> ()
  scf.for %k = %i to %i step %s {
  }
  return
}
