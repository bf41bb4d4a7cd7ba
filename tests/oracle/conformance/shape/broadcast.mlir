// The shape that others can be broadcast to, aligned at the last dimension.
// RUN: freehold-run %s --entry main --args 'memref(3), memref(2x1)' | FileCheck %s
// RUN: freehold-run %s --entry main --args 'memref(1), memref(0x5)' | FileCheck %s --check-prefix=EMPTY
// RUN: not freehold-run %s --entry main --args 'memref(3), memref(2x2)' 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 23 : index
// EMPTY: result 0 = 5 : index
// BAD: error: undefined: broadcasts shapes that do not fit
func.func @main(%x: memref<?xi32>, %y: memref<?x?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %sx = shape.shape_of %x : memref<?xi32> -> tensor<?xindex>
  %sy = shape.shape_of %y : memref<?x?xi32> -> tensor<?xindex>
  %b = shape.broadcast %sx, %sy : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %p = tensor.extract %b[%c0] : tensor<?xindex>
  %q = tensor.extract %b[%c1] : tensor<?xindex>
  %s = arith.muli %p, %c10 : index
  %r = arith.addi %s, %q : index
  return %r : index
}
