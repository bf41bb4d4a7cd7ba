// expected: safe
// A reinterpreted buffer is freed where its offset is zero.
func.func @f(%o: index) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  %v = memref.reinterpret_cast %m to offset: [%o], sizes: [1], strides: [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
  %isStart = arith.cmpi eq, %o, %c0 : index
  scf.if %isStart {
    memref.dealloc %v : memref<1xf32, strided<[1], offset: ?>>
  } else {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
