// The successors of a conditional branch are swapped, together with their operands. The twin branches to one block only.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation swap-successors --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation swap-successors 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: swap-successors does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %c: i1) {
  cf.cond_br %c, ^bb1(%a : memref<2xi32>), ^bb2
^bb1(%p: memref<2xi32>):
  return
^bb2:
  cf.br ^bb1(%a : memref<2xi32>)
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: i1) {
// CHECK-NEXT: cf.cond_br %arg1, ^bb2, ^bb1(%arg0 : memref<2xi32>)
// CHECK-NEXT: ^bb1(%0: memref<2xi32>):
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: cf.br ^bb1(%arg0 : memref<2xi32>)
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>) {
  cf.br ^bb1(%a : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  return
}
