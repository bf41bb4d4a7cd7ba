// A loop of blocks that cannot be reached any more: MLIR's canonicalizer merges its blocks, so that an op becomes its own operand,
// and folds it for ever. Blocks that can be reached are merged.
// RUN: freehold-opt --fh-canonicalize %s | FileCheck %s
// RUN: freehold-check %s --subject fh,fh-early-free
// RUN: not timeout 5 mlir-opt-22 --canonicalize %s

// CHECK-LABEL: @two_blocks(
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT: return %[[ONE]]
func.func @two_blocks(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  cf.cond_br %false, ^loop(%n : index), ^end
^body:
  cf.br ^loop(%j : index)
^loop(%i: index):
  %j = arith.subi %i, %c1 : index
  %more = arith.cmpi ne, %i, %c1 : index
  cf.cond_br %more, ^body, ^end
^end:
  return %c1 : index
}
// CHECK-LABEL: @branch_inside(
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT: return %[[ONE]]
func.func @branch_inside(%n: index, %c: i1) -> index {
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  cf.cond_br %false, ^loop(%n : index), ^end
^loop(%i: index):
  %j = arith.subi %i, %c1 : index
  cf.cond_br %c, ^left, ^right
^left:
  vector.print %j : index
  cf.br ^join
^right:
  vector.print %i : index
  cf.br ^join
^join:
  vector.print %n : index
  cf.br ^loop(%j : index)
^end:
  return %c1 : index
}
// CHECK-LABEL: @merged(
// CHECK-NEXT: vector.print %arg0
// CHECK-NEXT: vector.print %arg1
// CHECK-NEXT: return
func.func @merged(%n: index, %m: index) {
  vector.print %n : index
  cf.br ^next(%m : index)
^next(%i: index):
  vector.print %i : index
  cf.br ^last
^last:
  return
}
