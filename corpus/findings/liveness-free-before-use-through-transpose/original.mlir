// memref.transpose is not known as a view to BufferViewFlowAnalysis (in 22.1.8 the op does not implement ViewLikeOpInterface), so uses through it do not count and the dealloc is moved before them.
func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %k = arith.constant 7 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %k, %a[%c1] : memref<2xi32>
  %t = memref.transpose %a (i) -> (i) : memref<2xi32> to memref<2xi32, strided<[1]>>
  %v = memref.load %t[%c1] : memref<2xi32, strided<[1]>>
  memref.dealloc %a : memref<2xi32>
  return %v : i32
}
