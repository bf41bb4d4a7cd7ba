// A56: the result of affine.if is not freed.
func.func @if_result(%arg0: i1, %arg1: memref<2xi32>, %arg2: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.index_castui %arg0 : i1 to index
  %1:2 = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%0) -> (memref<2xi32>, i1) {
    %alloc = memref.alloc() : memref<2xi32>
    affine.store %arg2, %alloc[0] : memref<2xi32>
    affine.yield %alloc, %true : memref<2xi32>, i1
  } else {
    affine.yield %arg1, %false : memref<2xi32>, i1
  }
  %2 = affine.load %1#0[0] : memref<2xi32>
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0
      : memref<2xi32> -> memref<i32>, index, index, index
  return %2 : i32
}
