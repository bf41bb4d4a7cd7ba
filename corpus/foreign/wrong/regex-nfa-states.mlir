// mistake: `memref.dealloc %alloc` is missing
// expected: leak
module {
  func.func @accepts(%arg0: memref<?xi8>, %arg1: memref<4x4xi8>) -> i1 attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %alloc = memref.alloc() : memref<4xi1>
    linalg.fill ins(%false : i1) outs(%alloc : memref<4xi1>)
    memref.store %true, %alloc[%c0] : memref<4xi1>
    %0:2 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %alloc, %arg4 = %false) -> (memref<4xi1>, i1) {
      %2 = memref.load %arg0[%arg2] : memref<?xi8>
      %alloc_0 = memref.alloc() : memref<4xi1>
      linalg.fill ins(%false : i1) outs(%alloc_0 : memref<4xi1>)
      scf.for %arg5 = %c0 to %c4 step %c1 {
        %3 = memref.load %arg3[%arg5] : memref<4xi1>
        scf.if %3 {
          scf.for %arg6 = %c0 to %c4 step %c1 {
            %4 = memref.load %arg1[%arg5, %arg6] : memref<4x4xi8>
            %5 = arith.cmpi eq, %4, %2 : i8
            scf.if %5 {
              memref.store %true, %alloc_0[%arg6] : memref<4xi1>
            }
          }
        }
      }
      %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %arg3 : memref<4xi1> -> memref<i1>, index, index, index
      scf.if %arg4 {
        memref.dealloc %base_buffer_1 : memref<i1>
      }
      scf.yield %alloc_0, %true : memref<4xi1>, i1
    }
    %1 = memref.load %0#0[%c3] : memref<4xi1>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<4xi1> -> memref<i1>, index, index, index
    scf.if %0#1 {
      memref.dealloc %base_buffer : memref<i1>
    }
    return %1 : i1
  }
}
