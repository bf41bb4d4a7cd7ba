func.func private @f(memref<1xi32, strided<[1], offset: 3>>)
func.func @g(%arg0: memref<4xi32>) {
  %r = memref.reinterpret_cast %arg0 to offset: [3], sizes: [1], strides: [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
  call @f(%r) : (memref<1xi32, strided<[1], offset: 3>>) -> ()
  return
}
