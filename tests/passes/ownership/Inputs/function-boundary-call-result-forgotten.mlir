// A38: the result of a call is not freed.
func.func private @make(i32) -> memref<2xi32>
func.func private @see(memref<2xi32>)
func.func @call_result(%arg0: i32) {
  %true = arith.constant true
  %0 = call @make(%arg0) : (i32) -> memref<2xi32>
  call @see(%0) : (memref<2xi32>) -> ()
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0
      : memref<2xi32> -> memref<i32>, index, index, index
  return
}
