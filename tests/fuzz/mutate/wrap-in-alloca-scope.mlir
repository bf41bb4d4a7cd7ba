// An op is put into a memref.alloca_scope. In the twin it makes a stack buffer, which would end with the scope.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation wrap-in-alloca-scope --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation wrap-in-alloca-scope 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: wrap-in-alloca-scope does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>) -> memref<2xi32> {
  %b = memref.alloc() : memref<2xi32>
  return %b : memref<2xi32>
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) -> memref<2xi32> {
// CHECK-NEXT: %0 = memref.alloca_scope  -> (memref<2xi32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: memref.alloca_scope.return %alloc : memref<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<2xi32>
// CHECK-NEXT: }

//--- twin.mlir
func.func @f() -> memref<2xi32> {
  %b = memref.alloca() : memref<2xi32>
  return %b : memref<2xi32>
}
