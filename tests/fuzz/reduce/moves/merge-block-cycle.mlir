// Blocks that nothing reaches may pass a block its own arguments: those are not merged.
// RUN: not freehold-reduce --apply-move merge-block:0 %s 2>&1 | FileCheck %s --check-prefix=OWN
// RUN: freehold-reduce --apply-move merge-block:1 %s | FileCheck %s
// OWN: error: merge-block does not apply
// CHECK: ^bb1(%0: i32):  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb1(%0 : i32)
func.func @f(%a: i32) -> i32 {
  return %a : i32
^bb1(%x: i32):
  cf.br ^bb2
^bb2:
  cf.br ^bb1(%x : i32)
}
