// A declared function whose result is dynamic gets an i1 beside it, and so do its calls. The caller is not run: what the
// i1 of an external function is says nothing about its buffer.
func.func private @make(i32) -> (memref<4xi32> {freehold.result_ownership = "dynamic"})
func.func private @calls(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  %v = memref.load %a[%c0] : memref<4xi32>
  return %v : i32
}
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %v = memref.load %a[%c0] : memref<4xi32>
  return %v : i32
}
