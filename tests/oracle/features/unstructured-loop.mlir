// Feature "loops made of branches": holds for ours alone. The slides have it for the ownership-based
// pass; those of MLIR 19 and 22 refuse them.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --subject fh --subject ownership-19 --subject fh-legacy --subject legacy-19 --subject legacy-16 --json --entry main 2>/dev/null | FileCheck %s
//
// CHECK: "subject":"upstream",{{.*}}"reason":"rejected"
// CHECK: "subject":"fh",{{.*}}"verdict":"agree"
// CHECK: "subject":"ownership-19",{{.*}}"reason":"rejected"
// CHECK: "subject":"fh-legacy",{{.*}}"reason":"rejected"
// CHECK: "subject":"legacy-19",{{.*}}"reason":"rejected"
// CHECK: "subject":"legacy-16",{{.*}}"reason":"rejected"

// A loop made of branches that carries a buffer.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %seven, %m[] : memref<i32>
  cf.br ^head(%c0, %m : index, memref<i32>)
^head(%i: index, %x: memref<i32>):
  %more = arith.cmpi slt, %i, %c3 : index
  cf.cond_br %more, ^body, ^exit
^body:
  %n = memref.alloc() : memref<i32>
  memref.copy %x, %n : memref<i32> to memref<i32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %n : index, memref<i32>)
^exit:
  %s = memref.load %x[] : memref<i32>
  vector.print %s : i32
  return
}
