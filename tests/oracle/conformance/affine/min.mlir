// RUN: freehold-run %s | FileCheck %s

// Comparison is signed: min(1000, 10 + 512, -3), min of one result, of none but a constant.
// CHECK-LABEL: @min()
// CHECK-NEXT: result 0 = -3 : index
// CHECK-NEXT: result 1 = 522 : index
// CHECK-NEXT: result 2 = 5 : index
// CHECK-NEXT: result 3 = 10 : index
// CHECK-NEXT: returned
func.func @min() -> (index, index, index, index) {
  %a = arith.constant 10 : index
  %b = arith.constant -3 : index
  %large = arith.constant 5000 : index
  %0 = affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%a)[%b]
  %1 = affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%a)[%large]
  %2 = affine.min affine_map<() -> (5)>()
  %3 = affine.min affine_map<(d0) -> (d0)>(%a)
  return %0, %1, %2, %3 : index, index, index, index
}
