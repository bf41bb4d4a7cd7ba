// expected: bad-free
// args: 1, true
// The view is owned as well.
func.func @f(%i: index, %c: i1) {
  %true = arith.constant true
  %m = memref.alloc() : memref<8xf32>
  %s = memref.subview %m[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  bufferization.dealloc (%m, %s : memref<8xf32>, memref<4xf32, strided<[1], offset: ?>>) if (%true, %c)
  return
}
