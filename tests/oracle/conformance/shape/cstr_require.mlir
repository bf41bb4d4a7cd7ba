// What is required and does not hold aborts the run.
// RUN: freehold-run %s --entry main --args 'memref(3), memref(2x3)' | FileCheck %s
// RUN: freehold-run %s --entry main --args 'memref(2), memref(2x3)' | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 6 : index
// BAD: aborted
func.func @main(%x: memref<?xi32>, %y: memref<?x?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %sx = shape.shape_of %x : memref<?xi32> -> tensor<?xindex>
  %sy = shape.shape_of %y : memref<?x?xi32> -> tensor<?xindex>
  %d = memref.dim %x, %c0 : memref<?xi32>
  %three = arith.constant 3 : index
  %is = arith.cmpi eq, %d, %three : index
  %w = shape.cstr_require %is, "three elements"
  %n = shape.assuming %w -> index {
    %k = shape.num_elements %sy : tensor<?xindex> -> index
    shape.assuming_yield %k : index
  }
  return %n : index
}
