// An op is erased, and another value of the same type replaces its result. The twin has no other value of that type.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation delete-op --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation delete-op 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: delete-op does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>) -> memref<2xi32> {
  %b = memref.alloc() : memref<2xi32>
  return %b : memref<2xi32>
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) -> memref<2xi32> {
// CHECK-NEXT: return %arg0 : memref<2xi32>
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>) -> !test.type {
  %b = "test.make"(%a) : (memref<2xi32>) -> !test.type
  return %b : !test.type
}
