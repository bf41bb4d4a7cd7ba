// An op moves into a region of a later op, where it is used. In the twin it is used outside of that region as well, so it stays.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation sink-op --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation sink-op 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: sink-op does not apply

//--- good.mlir
func.func @f(%c: i1) {
  %a = memref.alloc() : memref<2xi32>
  scf.if %c {
    "test.use"(%a) : (memref<2xi32>) -> ()
  }
  return
}

// CHECK:      func.func @f(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: "test.use"(%alloc) : (memref<2xi32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%c: i1) {
  %a = memref.alloc() : memref<2xi32>
  scf.if %c {
    "test.use"(%a) : (memref<2xi32>) -> ()
  }
  "test.use"(%a) : (memref<2xi32>) -> ()
  return
}
