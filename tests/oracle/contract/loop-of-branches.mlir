// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy --json | FileCheck %s

// CHECK: "reason":"rejected"
// CHECK-SAME: "contract":"out","contract_reason":"a loop made of branches"
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %c3 : index
  cf.cond_br %more, ^body, ^exit
^body:
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^exit:
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
