// The shipped pass rejects unstructured loops.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"rejected","location":"{{[^"]*}}rejected-unstructured-loop.mlir:{{[0-9]+}}:{{[0-9]+}}"
// CHECK-SAME: "message":"{{.*}}loops
func.func @f(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^end:
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
