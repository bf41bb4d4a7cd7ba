// A witness of several says what all of them say, each of which has aborted the run if it does not pass.
// RUN: freehold-run %s --entry main --args 'memref(3), memref(2x3)' | FileCheck %s
// RUN: freehold-run %s --entry main --args 'memref(2), memref(2x3)' | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 6 : index
// BAD: aborted
func.func @main(%x: memref<?xi32>, %y: memref<?x?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %sx = shape.shape_of %x : memref<?xi32> -> tensor<?xindex>
  %sy = shape.shape_of %y : memref<?x?xi32> -> tensor<?xindex>
  %v = shape.const_witness true
  %u = shape.cstr_broadcastable %sx, %sy : tensor<?xindex>, tensor<?xindex>
  %w = shape.assuming_all %u, %v
  %n = shape.assuming %w -> index {
    %k = shape.num_elements %sy : tensor<?xindex> -> index
    shape.assuming_yield %k : index
  }
  return %n : index
}
