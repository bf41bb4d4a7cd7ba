// A declared function whose result is dynamic gets an i1 beside it, and so do its calls.
func.func private @make(i32) -> (memref<4xi32> {freehold.result_ownership = "dynamic"})
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  %v = memref.load %a[%c0] : memref<4xi32>
  return %v : i32
}
