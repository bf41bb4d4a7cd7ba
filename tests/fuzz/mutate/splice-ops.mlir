// Ops of another program are inserted. The function that they call comes along under a new name, since its name is in use; a
// value of this program replaces the value that they use. The program has no value of the type that the twin needs.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --with %t/other.mlir --mutation splice-ops --seed 0 \
// RUN:   | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/good.mlir \
// RUN:   --with %t/twin.mlir --mutation splice-ops 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: splice-ops does not apply

//--- good.mlir
func.func private @make(%c: i1)
func.func @f(%a: memref<2xi32>) {
  return
}

//--- other.mlir
func.func private @make(%a: memref<2xi32>) -> memref<2xi32>
func.func @g(%b: memref<2xi32>) -> memref<2xi32> {
  %r = call @make(%b) : (memref<2xi32>) -> memref<2xi32>
  return %r : memref<2xi32>
}

// CHECK:      func.func private @make(i1)
// CHECK-NEXT: func.func @f(%arg0: memref<2xi32>) {
// CHECK-NEXT: %0 = call @make_0(%arg0) : (memref<2xi32>) -> memref<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @make_0(memref<2xi32>) -> memref<2xi32>

//--- twin.mlir
func.func @g(%b: !test.type) {
  "test.use"(%b) : (!test.type) -> ()
  return
}
