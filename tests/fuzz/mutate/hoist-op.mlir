// An op moves out of the region that it is in. The op in the twin uses the region's argument, so it stays.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation hoist-op --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation hoist-op 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: hoist-op does not apply

//--- good.mlir
func.func @f(%c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<2xi32>
    "test.use"(%a) : (memref<2xi32>) -> ()
  }
  return
}

// CHECK:      func.func @f(%arg0: i1) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.use"(%alloc) : (memref<2xi32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%i: index, %s: index) {
  scf.for %k = %i to %i step %s {
    "test.use"(%k) : (index) -> ()
  }
  return
}
