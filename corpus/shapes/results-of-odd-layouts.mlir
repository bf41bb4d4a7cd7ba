// The layout of a callee's result has no strides, so that nothing but the result itself can be freed.
#wrapped = affine_map<(d0) -> (d0 mod 2, d0 floordiv 2)>
func.func private @wrapped() -> memref<4xi32, #wrapped>
func.func private @shifted() -> memref<4xi32, strided<[1], offset: ?>>
func.func @held() -> index {
  %c0 = arith.constant 0 : index
  %a = call @wrapped() : () -> memref<4xi32, #wrapped>
  %b = call @shifted() : () -> memref<4xi32, strided<[1], offset: ?>>
  %d = memref.dim %a, %c0 : memref<4xi32, #wrapped>
  %e = memref.dim %b, %c0 : memref<4xi32, strided<[1], offset: ?>>
  %r = arith.addi %d, %e : index
  return %r : index
}
