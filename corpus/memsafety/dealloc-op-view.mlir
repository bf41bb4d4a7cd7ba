// expected: safe
// A view that does not start where its buffer does is listed, but not owned; what was freed is listed without its condition.
func.func @f(%i: index) {
  %true = arith.constant true
  %false = arith.constant false
  %m = memref.alloc() : memref<8xf32>
  %s = memref.subview %m[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  bufferization.dealloc (%m, %s : memref<8xf32>, memref<4xf32, strided<[1], offset: ?>>) if (%true, %false)
  bufferization.dealloc (%m : memref<8xf32>) if (%false)
  return
}
