// mistake: the buffer %base_buffer is not freed
// expected: leak
module {
  func.func private @hal_subspan(index, index) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]}
  func.func private @hal_commit(memref<?xf32>) attributes {freehold.deallocated = ["memref"]}
  func.func @dispatch(%arg0: index, %arg1: index) -> index attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e+00 : f32
    %0 = call @hal_subspan(%arg0, %arg1) : (index, index) -> memref<?xf32>
    %dim = memref.dim %0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %1 = memref.load %0[%arg2] : memref<?xf32>
      %2 = arith.mulf %1, %cst : f32
      memref.store %2, %alloc[%arg2] : memref<?xf32>
    }
    call @hal_commit(%alloc) : (memref<?xf32>) -> ()
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
    memref.dealloc %alloc : memref<?xf32>
    return %dim : index
  }
}

