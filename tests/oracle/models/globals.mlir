// Models hand out memory that nobody frees, and keep state, in globals of their own. The program has one of the same
// name, which is another.
//
// RUN: freehold-run %s --op-models %S/Inputs/lends.mlir | FileCheck %s
// CHECK: result 0 = 7 : i32
// CHECK-NEXT: result 1 = 2 : i32
// CHECK-NEXT: global @table = [1, 2]
// CHECK-NOT: global
//
// RUN: freehold-check %s --op-models %S/Inputs/lends.mlir --subject fh
//
// To free it is a bad free.
//
// RUN: sed -e 's/^  return/  memref.dealloc %%lent : memref<?xi32>\n  return/' %s > %t.mlir
// RUN: not freehold-run %t.mlir --op-models %S/Inputs/lends.mlir 2>&1 | FileCheck %s --check-prefix=FREES
// FREES: bad-free
memref.global @table : memref<2xi32> = dense<[1, 2]>

func.func @asks_twice() -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %first, %one = "test.table"() : () -> (memref<?xi32>, i32)
  %lent, %two = "test.table"() : () -> (memref<?xi32>, i32)
  %v = memref.load %first[%c1] : memref<?xi32>
  return %v, %two : i32, i32
}
