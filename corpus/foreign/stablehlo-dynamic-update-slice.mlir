// Style: StableHLO dynamic_update_slice with clamped start indices; the operand is copied since its old value lives on.
func.func @main(%operand: memref<4x6xi32>, %update: memref<2x3xi32>, %i: memref<i32>, %j: memref<i32>) -> (memref<4x6xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %iv = memref.load %i[] : memref<i32>
  %jv = memref.load %j[] : memref<i32>
  %ix = arith.index_cast %iv : i32 to index
  %jx = arith.index_cast %jv : i32 to index
  %i0 = arith.maxsi %ix, %c0 : index
  %j0 = arith.maxsi %jx, %c0 : index
  %ic = arith.minsi %i0, %c2 : index
  %jc = arith.minsi %j0, %c3 : index
  %new = memref.alloc() {alignment = 64 : i64} : memref<4x6xi32>
  memref.copy %operand, %new : memref<4x6xi32> to memref<4x6xi32>
  %slot = memref.subview %new[%ic, %jc] [2, 3] [1, 1] : memref<4x6xi32> to memref<2x3xi32, strided<[6, 1], offset: ?>>
  memref.copy %update, %slot : memref<2x3xi32> to memref<2x3xi32, strided<[6, 1], offset: ?>>
  %old = memref.load %operand[%ic, %jc] : memref<4x6xi32>
  return %new, %old : memref<4x6xi32>, i32
}
