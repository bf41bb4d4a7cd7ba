// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @insert_all(%arg0: memref<?xi8>, %arg1: memref<?xi32>) -> (memref<?x4xindex>, index) attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3_i8 = arith.constant 3 : i8
    %dim = memref.dim %arg1, %c0 : memref<?xi32>
    %alloc = memref.alloc() : memref<2x4xindex>
    %cast = memref.cast %alloc : memref<2x4xindex> to memref<?x4xindex>
    linalg.fill ins(%c0 : index) outs(%alloc : memref<2x4xindex>)
    %0:4 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %cast, %arg4 = %c1, %arg5 = %c0, %arg6 = %false) -> (memref<?x4xindex>, index, index, i1) {
      %5 = memref.load %arg1[%arg2] : memref<?xi32>
      %6 = arith.index_cast %5 : i32 to index
      %7:4 = scf.for %arg7 = %arg5 to %6 step %c1 iter_args(%arg8 = %arg3, %arg9 = %arg4, %arg10 = %c0, %arg11 = %false) -> (memref<?x4xindex>, index, index, i1) {
        %13 = memref.load %arg0[%arg7] : memref<?xi8>
        %14 = arith.andi %13, %c3_i8 : i8
        %15 = arith.index_castui %14 : i8 to index
        %16 = memref.load %arg8[%arg10, %15] : memref<?x4xindex>
        %17 = arith.cmpi eq, %16, %c0 : index
        %18 = arith.select %17, %arg9, %16 : index
        %19:3 = scf.if %17 -> (memref<?x4xindex>, index, i1) {
          %dim_9 = memref.dim %arg8, %c0 : memref<?x4xindex>
          %25 = arith.cmpi eq, %arg9, %dim_9 : index
          %26 = scf.if %25 -> (memref<?x4xindex>) {
            %28 = arith.muli %dim_9, %c2 : index
            %alloc_10 = memref.alloc(%28) : memref<?x4xindex>
            linalg.fill ins(%c0 : index) outs(%alloc_10 : memref<?x4xindex>)
            %subview = memref.subview %alloc_10[0, 0] [%dim_9, 4] [1, 1] : memref<?x4xindex> to memref<?x4xindex, strided<[4, 1]>>
            memref.copy %arg8, %subview : memref<?x4xindex> to memref<?x4xindex, strided<[4, 1]>>
            scf.yield %alloc_10 : memref<?x4xindex>
          } else {
            scf.yield %arg8 : memref<?x4xindex>
          }
          %27 = arith.addi %arg9, %c1 : index
          scf.yield %26, %27, %25 : memref<?x4xindex>, index, i1
        } else {
          scf.yield %arg8, %arg9, %false : memref<?x4xindex>, index, i1
        }
        %base_buffer_3, %offset_4, %sizes_5:2, %strides_6:2 = memref.extract_strided_metadata %arg8 : memref<?x4xindex> -> memref<index>, index, index, index, index, index
        %intptr_7 = memref.extract_aligned_pointer_as_index %arg8 : memref<?x4xindex> -> index
        %intptr_8 = memref.extract_aligned_pointer_as_index %19#0 : memref<?x4xindex> -> index
        %20 = arith.cmpi ne, %intptr_7, %intptr_8 : index
        %21 = arith.andi %arg11, %20 : i1
        %22 = arith.cmpi eq, %intptr_7, %intptr_8 : index
        %23 = arith.andi %22, %arg11 : i1
        scf.if %21 {
          memref.dealloc %base_buffer_3 : memref<index>
        }
        %24 = arith.ori %19#2, %23 : i1
        scf.yield %19#0, %19#1, %18, %24 : memref<?x4xindex>, index, index, i1
      }
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg3 : memref<?x4xindex> -> memref<index>, index, index, index, index, index
      %intptr_1 = memref.extract_aligned_pointer_as_index %arg3 : memref<?x4xindex> -> index
      %intptr_2 = memref.extract_aligned_pointer_as_index %7#0 : memref<?x4xindex> -> index
      %8 = arith.cmpi ne, %intptr_1, %intptr_2 : index
      %9 = arith.andi %arg6, %8 : i1
      %10 = arith.cmpi eq, %intptr_1, %intptr_2 : index
      %11 = arith.andi %10, %arg6 : i1
      scf.if %9 {
        memref.dealloc %base_buffer : memref<index>
      }
      %12 = arith.ori %7#3, %11 : i1
      scf.yield %7#0, %7#1, %6, %12 : memref<?x4xindex>, index, index, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2x4xindex> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %0#0 : memref<?x4xindex> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_0 : index
    %2 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %1 {
      memref.dealloc %alloc : memref<2x4xindex>
    }
    %3 = arith.ori %0#3, %2 : i1
    %4 = scf.if %3 -> (memref<?x4xindex>) {
      scf.yield %0#0 : memref<?x4xindex>
    } else {
      %5 = bufferization.clone %0#0 : memref<?x4xindex> to memref<?x4xindex>
      scf.yield %5 : memref<?x4xindex>
    }
    return %4, %0#1 : memref<?x4xindex>, index
  }
}

