// Shapes that cannot be broadcast to one abort the run.
// RUN: freehold-run %s --entry main --args 'memref(3), memref(2x3)' | FileCheck %s
// RUN: freehold-run %s --entry main --args 'memref(2), memref(2x3)' | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 6 : index
// BAD: aborted
func.func @main(%x: memref<?xi32>, %y: memref<?x?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %sx = shape.shape_of %x : memref<?xi32> -> tensor<?xindex>
  %sy = shape.shape_of %y : memref<?x?xi32> -> tensor<?xindex>
  %w = shape.cstr_broadcastable %sx, %sy : tensor<?xindex>, tensor<?xindex>
  %n = shape.assuming %w -> index {
    %k = shape.num_elements %sy : tensor<?xindex> -> index
    shape.assuming_yield %k : index
  }
  return %n : index
}
