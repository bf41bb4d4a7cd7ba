// An op moves up or down in its block. The ops of the twin depend on each other, so they stay.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation move-op --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation move-op 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: move-op does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>) {
  "test.first"(%a) : (memref<2xi32>) -> ()
  "test.second"(%a) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) {
// CHECK-NEXT: "test.second"(%arg0) : (memref<2xi32>) -> ()
// CHECK-NEXT: "test.first"(%arg0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>) {
  %0 = "test.first"(%a) : (memref<2xi32>) -> i32
  "test.second"(%0) : (i32) -> ()
  return
}
