// RUN: freehold-run %s | FileCheck %s

// Comparison is signed: max(-1000, 10 - 512, -3); max(1000, 522, 5000); one result.
// CHECK-LABEL: @max()
// CHECK-NEXT: result 0 = -3 : index
// CHECK-NEXT: result 1 = 5000 : index
// CHECK-NEXT: result 2 = 10 : index
// CHECK-NEXT: returned
func.func @max() -> (index, index, index) {
  %a = arith.constant 10 : index
  %b = arith.constant -3 : index
  %large = arith.constant 5000 : index
  %0 = affine.max affine_map<(d0)[s0] -> (-1000, d0 - 512, s0)>(%a)[%b]
  %1 = affine.max affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%a)[%large]
  %2 = affine.max affine_map<(d0) -> (d0)>(%a)
  return %0, %1, %2 : index, index, index
}
