// Shapes that differ abort the run.
// RUN: freehold-run %s --entry main --args 'memref(3), memref(3)' | FileCheck %s
// RUN: freehold-run %s --entry main --args 'memref(1), memref(3)' | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 3 : index
// BAD: aborted
func.func @main(%x: memref<?xi32>, %y: memref<?xi32>) -> index {
  %sx = shape.shape_of %x : memref<?xi32> -> tensor<?xindex>
  %sy = shape.shape_of %y : memref<?xi32> -> tensor<?xindex>
  %w = shape.cstr_eq %sx, %sy : tensor<?xindex>, tensor<?xindex>
  %n = shape.assuming %w -> index {
    %k = shape.num_elements %sy : tensor<?xindex> -> index
    shape.assuming_yield %k : index
  }
  return %n : index
}
