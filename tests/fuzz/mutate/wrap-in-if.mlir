// An op is put under a condition; the else region yields another value of its type. In the twin it makes a stack buffer, which
// would end with the region.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation wrap-in-if --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation wrap-in-if 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: wrap-in-if does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>) -> memref<2xi32> {
  %b = memref.alloc() : memref<2xi32>
  return %b : memref<2xi32>
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) -> memref<2xi32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = scf.if %true -> (memref<2xi32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: scf.yield %alloc : memref<2xi32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : memref<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : memref<2xi32>
// CHECK-NEXT: }

//--- twin.mlir
func.func @f() -> memref<2xi32> {
  %b = memref.alloca() : memref<2xi32>
  return %b : memref<2xi32>
}
