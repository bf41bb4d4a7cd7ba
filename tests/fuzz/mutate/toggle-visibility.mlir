// A private function becomes public, or the other way round. The only public function of the twin stays so, since a program needs an
// entry, and a function without a body stays private.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation toggle-visibility --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation toggle-visibility 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: toggle-visibility does not apply

//--- good.mlir
func.func private @f(%a: memref<2xi32>) {
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func private @external(%a: memref<2xi32>)
func.func @f(%a: memref<2xi32>) {
  return
}
