// One extent of a shape; there has to be one.
// RUN: freehold-run %s --entry main --args 1 | FileCheck %s
// RUN: not freehold-run %s --entry main --args 2 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 4 : index
// BAD: error: undefined: asks a shape of 2 dimensions for another one
func.func @main(%d: index) -> index {
  %s = shape.const_shape [3, 4] : tensor<2xindex>
  %n = shape.get_extent %s, %d : tensor<2xindex>, index -> index
  return %n : index
}
