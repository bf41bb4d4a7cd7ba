// mistake: a frontier of all other nodes stays
// expected: leak
module {
  func.func @bfs(%arg0: memref<6x6xi1>, %arg1: index) -> memref<6xi32> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.remui %arg1, %c6 : index
    %alloc = memref.alloc() : memref<6xi32>
    linalg.fill ins(%c-1_i32 : i32) outs(%alloc : memref<6xi32>)
    memref.store %c0_i32, %alloc[%0] : memref<6xi32>
    %alloc_0 = memref.alloc() : memref<1xindex>
    %cast = memref.cast %alloc_0 : memref<1xindex> to memref<?xindex>
    memref.store %0, %alloc_0[%c0] : memref<1xindex>
    %1:3 = scf.while (%arg2 = %cast, %arg3 = %c1_i32, %arg4 = %false) : (memref<?xindex>, i32, i1) -> (memref<?xindex>, i32, i1) {
      %dim = memref.dim %arg2, %c0 : memref<?xindex>
      %2 = arith.cmpi ugt, %dim, %c0 : index
      scf.condition(%2) %arg2, %arg3, %arg4 : memref<?xindex>, i32, i1
    } do {
    ^bb0(%arg2: memref<?xindex>, %arg3: i32, %arg4: i1):
      %dim = memref.dim %arg2, %c0 : memref<?xindex>
      %alloc_1 = memref.alloc() : memref<6xindex>
      %2 = scf.for %arg5 = %c0 to %dim step %c1 iter_args(%arg6 = %c0) -> (index) {
        %4 = memref.load %arg2[%arg5] : memref<?xindex>
        %5 = scf.for %arg7 = %c0 to %c6 step %c1 iter_args(%arg8 = %arg6) -> (index) {
          %6 = memref.load %arg0[%4, %arg7] : memref<6x6xi1>
          %7 = memref.load %alloc[%arg7] : memref<6xi32>
          %8 = arith.cmpi eq, %7, %c-1_i32 : i32
          %9 = arith.andi %6, %8 : i1
          %10 = scf.if %9 -> (index) {
            memref.store %arg3, %alloc[%arg7] : memref<6xi32>
            memref.store %arg7, %alloc_1[%arg8] : memref<6xindex>
            %11 = arith.addi %arg8, %c1 : index
            scf.yield %11 : index
          } else {
            scf.yield %arg8 : index
          }
          scf.yield %10 : index
        }
        scf.yield %5 : index
      }
      %alloc_2 = memref.alloc(%2) : memref<?xindex>
      %subview = memref.subview %alloc_1[0] [%2] [1] : memref<6xindex> to memref<?xindex, strided<[1]>>
      memref.copy %subview, %alloc_2 : memref<?xindex, strided<[1]>> to memref<?xindex>
      %3 = arith.addi %arg3, %c1_i32 : i32
      memref.dealloc %alloc_1 : memref<6xindex>
      %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %arg2 : memref<?xindex> -> memref<index>, index, index, index
      %fs = memref.dim %arg2, %c0 : memref<?xindex>
      %five = arith.constant 5 : index
      %lone = arith.cmpi ult, %fs, %five : index
      %both = arith.andi %lone, %arg4 : i1
      scf.if %both {
        memref.dealloc %base_buffer_3 : memref<index>
      }
      scf.yield %alloc_2, %3, %true : memref<?xindex>, i32, i1
    }
    memref.dealloc %alloc_0 : memref<1xindex>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<?xindex> -> memref<index>, index, index, index
    scf.if %1#2 {
      memref.dealloc %base_buffer : memref<index>
    }
    return %alloc : memref<6xi32>
  }
}
