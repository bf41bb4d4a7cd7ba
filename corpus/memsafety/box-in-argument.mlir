// expected: safe
func.func @f(%box: memref<2xmemref<4xf32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %a, %box[%c0] : memref<2xmemref<4xf32>>
  return
}
