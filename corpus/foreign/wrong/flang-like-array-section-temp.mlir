// mistake: the buffer %alloc is not freed
// expected: leak
module {
  func.func private @external_sub(memref<?xf32>, i32) attributes {freehold.deallocated = ["memref"]}
  func.func @_QPcaller(%arg0: memref<?x?xf32>, %arg1: index) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = arith.cmpi ult, %arg1, %dim : index
    %1 = scf.if %0 -> (i32) {
      %subview = memref.subview %arg0[0, %arg1] [%dim_0, 1] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
      %2 = arith.cmpi eq, %dim, %dim_0 : index
      %3 = scf.if %2 -> (i32) {
        %alloc = memref.alloc(%dim_0) : memref<?xf32>
        memref.copy %subview, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
        %4 = arith.index_cast %dim_0 : index to i32
        func.call @external_sub(%alloc, %4) : (memref<?xf32>, i32) -> ()
        memref.copy %alloc, %subview : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
        scf.yield %4 : i32
      } else {
        scf.yield %c0_i32 : i32
      }
      scf.yield %3 : i32
    } else {
      scf.yield %c-1_i32 : i32
    }
    return %1 : i32
  }
}

