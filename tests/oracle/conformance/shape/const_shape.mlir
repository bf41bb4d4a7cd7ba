// A shape that is known, as a tensor.
// RUN: freehold-run %s --entry main | FileCheck %s
// CHECK: result 0 = 12 : index
func.func @main() -> index {
  %s = shape.const_shape [3, 4] : tensor<2xindex>
  %n = shape.num_elements %s : tensor<2xindex> -> index
  return %n : index
}
