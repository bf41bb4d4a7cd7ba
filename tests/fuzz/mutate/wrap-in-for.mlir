// An op is put into a loop. In the twin it makes a stack buffer, which would end with the iteration.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation wrap-in-for --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation wrap-in-for 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: wrap-in-for does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>) -> memref<2xi32> {
  %b = memref.alloc() : memref<2xi32>
  return %b : memref<2xi32>
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) -> memref<2xi32> {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0) -> (memref<2xi32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: scf.yield %alloc : memref<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<2xi32>
// CHECK-NEXT: }

//--- twin.mlir
func.func @f() -> memref<2xi32> {
  %b = memref.alloca() : memref<2xi32>
  return %b : memref<2xi32>
}
