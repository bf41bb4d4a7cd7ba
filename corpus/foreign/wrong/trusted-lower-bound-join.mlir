// mistake: `memref.dealloc %base_buffer` stands twice
// expected: double-free
module {
  func.func @join(%arg0: memref<?xi32>, %arg1: memref<?xi32>) -> (memref<?x2xindex>, index) attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi32>
    %alloc = memref.alloc() : memref<1xindex>
    %cast = memref.cast %alloc : memref<1xindex> to memref<?xindex>
    %0:5 = scf.while (%arg2 = %c0, %arg3 = %c0, %arg4 = %c0, %arg5 = %cast, %arg6 = %false) : (index, index, index, memref<?xindex>, i1) -> (index, index, index, memref<?xindex>, i1) {
      %2 = arith.cmpi ult, %arg2, %dim : index
      %3 = arith.cmpi ult, %arg3, %dim_0 : index
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg2, %arg3, %arg4, %arg5, %arg6 : index, index, index, memref<?xindex>, i1
    } do {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xindex>, %arg6: i1):
      %2 = memref.load %arg0[%arg2] : memref<?xi32>
      %3 = memref.load %arg1[%arg3] : memref<?xi32>
      %4 = arith.cmpi eq, %2, %3 : i32
      %5:3 = scf.if %4 -> (index, memref<?xindex>, i1) {
        %17 = arith.addi %arg4, %c2 : index
        %dim_7 = memref.dim %arg5, %c0 : memref<?xindex>
        %18 = arith.cmpi ult, %dim_7, %17 : index
        %19:2 = scf.if %18 -> (memref<?xindex>, i1) {
          %21 = arith.muli %17, %c2 : index
          %22 = arith.cmpi ult, %dim_7, %21 : index
          %23 = scf.if %22 -> (memref<?xindex>) {
            %alloc_8 = memref.alloc(%21) : memref<?xindex>
            %subview = memref.subview %alloc_8[0] [%dim_7] [1] : memref<?xindex> to memref<?xindex, strided<[1]>>
            memref.copy %arg5, %subview : memref<?xindex> to memref<?xindex, strided<[1]>>
            scf.yield %alloc_8 : memref<?xindex>
          } else {
            %reinterpret_cast_8 = memref.reinterpret_cast %arg5 to offset: [0], sizes: [%21], strides: [1] : memref<?xindex> to memref<?xindex>
            scf.yield %reinterpret_cast_8 : memref<?xindex>
          }
          scf.yield %23, %22 : memref<?xindex>, i1
        } else {
          scf.yield %arg5, %false : memref<?xindex>, i1
        }
        %20 = arith.addi %arg4, %c1 : index
        memref.store %arg2, %19#0[%arg4] : memref<?xindex>
        memref.store %arg3, %19#0[%20] : memref<?xindex>
        scf.yield %17, %19#0, %19#1 : index, memref<?xindex>, i1
      } else {
        scf.yield %arg4, %arg5, %false : index, memref<?xindex>, i1
      }
      %6 = arith.cmpi sle, %2, %3 : i32
      %7 = arith.cmpi sge, %2, %3 : i32
      %8 = arith.index_castui %6 : i1 to index
      %9 = arith.index_castui %7 : i1 to index
      %10 = arith.addi %arg2, %8 : index
      %11 = arith.addi %arg3, %9 : index
      %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %arg5 : memref<?xindex> -> memref<index>, index, index, index
      %intptr = memref.extract_aligned_pointer_as_index %arg5 : memref<?xindex> -> index
      %intptr_6 = memref.extract_aligned_pointer_as_index %5#1 : memref<?xindex> -> index
      %12 = arith.cmpi ne, %intptr, %intptr_6 : index
      %13 = arith.andi %arg6, %12 : i1
      %14 = arith.cmpi eq, %intptr, %intptr_6 : index
      %15 = arith.andi %14, %arg6 : i1
      scf.if %13 {
        memref.dealloc %base_buffer_2 : memref<index>
      }
      %16 = arith.ori %5#2, %15 : i1
      scf.yield %10, %11, %5#0, %5#1, %16 : index, index, index, memref<?xindex>, i1
    }
    %1 = arith.divui %0#2, %c2 : index
    %alloc_1 = memref.alloc(%1) : memref<?x2xindex>
    %reinterpret_cast = memref.reinterpret_cast %0#3 to offset: [0], sizes: [%1, 2], strides: [2, 1] : memref<?xindex> to memref<?x2xindex, strided<[2, 1]>>
    memref.copy %reinterpret_cast, %alloc_1 : memref<?x2xindex, strided<[2, 1]>> to memref<?x2xindex>
    memref.dealloc %alloc : memref<1xindex>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#3 : memref<?xindex> -> memref<index>, index, index, index
    scf.if %0#4 {
      memref.dealloc %base_buffer : memref<index>
      memref.dealloc %base_buffer : memref<index>
    }
    return %alloc_1, %1 : memref<?x2xindex>, index
  }
}

