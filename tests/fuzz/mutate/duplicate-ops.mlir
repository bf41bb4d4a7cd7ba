// Ops are executed twice in a row. The twin has no ops to duplicate.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation duplicate-ops --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation duplicate-ops 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: duplicate-ops does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>) -> memref<2xi32> {
  %b = memref.alloc() : memref<2xi32>
  return %b : memref<2xi32>
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) -> memref<2xi32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<2xi32>
// CHECK-NEXT: return %alloc_0 : memref<2xi32>
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>) {
  return
}
