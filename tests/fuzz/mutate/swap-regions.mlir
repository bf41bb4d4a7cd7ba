// The regions of an scf.if are swapped; an else region that did not exist gets a terminator. A loop has no regions to swap.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation swap-regions --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation swap-regions 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: swap-regions does not apply

//--- good.mlir
func.func @f(%c: i1) {
  scf.if %c {
    "test.then"() : () -> ()
  }
  return
}

// CHECK:      func.func @f(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: "test.then"() : () -> ()
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
