// A switch gets a new case with the content of another one. A loop, as in the twin, has no alternatives to duplicate.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation duplicate-region --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation duplicate-region 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: duplicate-region does not apply

//--- good.mlir
func.func @f(%i: index) {
  scf.index_switch %i
  case 0 {
    "test.zero"() : () -> ()
    scf.yield
  }
  default {
    "test.other"() : () -> ()
  }
  return
}

// CHECK:      func.func @f(%arg0: index) {
// CHECK-NEXT: scf.index_switch %arg0
// CHECK-NEXT: case 0 {
// CHECK-NEXT: "test.zero"() : () -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: case 1 {
// CHECK-NEXT: "test.zero"() : () -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: "test.other"() : () -> ()
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
