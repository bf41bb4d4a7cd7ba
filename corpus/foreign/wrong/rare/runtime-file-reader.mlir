// mistake: the fourth batch stays
// expected: leak
module {
  func.func private @rt_open(i32) -> i64 attributes {freehold.deallocated = ["memref"]}
  func.func private @rt_next_batch(i64) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]}
  func.func private @rt_close(i64) attributes {freehold.deallocated = ["memref"]}
  func.func @sum_by_parity(%arg0: i32) -> (i64, i64) attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c1_i32 = arith.constant 1 : i32
    %c0_i64 = arith.constant 0 : i64
    %alloc = memref.alloc() : memref<2xi64>
    linalg.fill ins(%c0_i64 : i64) outs(%alloc : memref<2xi64>)
    %0 = call @rt_open(%arg0) : (i32) -> i64
    %1 = call @rt_next_batch(%0) : (i64) -> memref<?xi32>
    %2:3 = scf.while (%arg1 = %1, %arg2 = %c0, %arg3 = %false) : (memref<?xi32>, index, i1) -> (memref<?xi32>, index, i1) {
      %dim = memref.dim %arg1, %c0 : memref<?xi32>
      %5 = arith.cmpi ne, %dim, %c0 : index
      %6 = arith.cmpi ult, %arg2, %c4 : index
      %7 = arith.andi %5, %6 : i1
      scf.condition(%7) %arg1, %arg2, %arg3 : memref<?xi32>, index, i1
    } do {
    ^bb0(%arg1: memref<?xi32>, %arg2: index, %arg3: i1):
      %dim = memref.dim %arg1, %c0 : memref<?xi32>
      scf.for %arg4 = %c0 to %dim step %c1 {
        %7 = memref.load %arg1[%arg4] : memref<?xi32>
        %8 = arith.andi %7, %c1_i32 : i32
        %9 = arith.index_castui %8 : i32 to index
        %10 = arith.extsi %7 : i32 to i64
        %11 = memref.load %alloc[%9] : memref<2xi64>
        %12 = arith.addi %11, %10 : i64
        memref.store %12, %alloc[%9] : memref<2xi64>
      }
      %5 = func.call @rt_next_batch(%0) : (i64) -> memref<?xi32>
      %6 = arith.addi %arg2, %c1 : index
      %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %arg1 : memref<?xi32> -> memref<i32>, index, index, index
      %k3 = arith.constant 3 : index
      %is3 = arith.cmpi ne, %arg2, %k3 : index
      %both = arith.andi %is3, %arg3 : i1
      scf.if %both {
        memref.dealloc %base_buffer_4 : memref<i32>
      }
      scf.yield %5, %6, %true : memref<?xi32>, index, i1
    }
    call @rt_close(%0) : (i64) -> ()
    %3 = memref.load %alloc[%c0] : memref<2xi64>
    %4 = memref.load %alloc[%c1] : memref<2xi64>
    memref.dealloc %alloc : memref<2xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<?xi32> -> memref<i32>, index, index, index
    memref.dealloc %base_buffer : memref<i32>
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %2#0 : memref<?xi32> -> memref<i32>, index, index, index
    scf.if %2#2 {
      memref.dealloc %base_buffer_0 : memref<i32>
    }
    return %3, %4 : i64, i64
  }
}
