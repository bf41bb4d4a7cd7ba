// expected: bad-free
// args: 1
// It is freed where its offset is one.
func.func @f(%o: index) {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  %v = memref.reinterpret_cast %m to offset: [%o], sizes: [1], strides: [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
  %isSecond = arith.cmpi eq, %o, %c1 : index
  scf.if %isSecond {
    memref.dealloc %v : memref<1xf32, strided<[1], offset: ?>>
  } else {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
