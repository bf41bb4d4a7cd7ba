// The pass appends the ownership flag to the operands of affine.for without updating operandSegmentSizes.
func.func @f(%a: memref<i32>) -> i32 {
  %r = affine.for %i = 0 to 3 iter_args(%p = %a) -> (memref<i32>) {
    affine.yield %p : memref<i32>
  }
  %v = memref.load %r[] : memref<i32>
  return %v : i32
}
