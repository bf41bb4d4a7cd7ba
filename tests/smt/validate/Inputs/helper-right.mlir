// What MLIR 22 makes of helper-before.mlir.
module {
  func.func private @make() -> memref<4xi32>
  func.func @three(%arg0: i32) -> i32 {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %0 = call @make() : () -> memref<4xi32>
    %1 = call @make() : () -> memref<4xi32>
    %2 = call @make() : () -> memref<4xi32>
    memref.store %arg0, %1[%c0] : memref<4xi32>
    memref.copy %1, %2 : memref<4xi32> to memref<4xi32>
    %3 = memref.load %2[%c0] : memref<4xi32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %1 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %2 : memref<4xi32> -> memref<i32>, index, index, index
    %alloc = memref.alloc() : memref<3xindex>
    %alloc_8 = memref.alloc() : memref<3xi1>
    %alloc_9 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<i32> -> index
    memref.store %intptr, %alloc[%c0] : memref<3xindex>
    %intptr_10 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<i32> -> index
    memref.store %intptr_10, %alloc[%c1] : memref<3xindex>
    %intptr_11 = memref.extract_aligned_pointer_as_index %base_buffer_4 : memref<i32> -> index
    memref.store %intptr_11, %alloc[%c2] : memref<3xindex>
    memref.store %true, %alloc_8[%c0] : memref<3xi1>
    memref.store %true, %alloc_8[%c1] : memref<3xi1>
    memref.store %true, %alloc_8[%c2] : memref<3xi1>
    %cast = memref.cast %alloc : memref<3xindex> to memref<?xindex>
    %cast_12 = memref.cast %alloc_8 : memref<3xi1> to memref<?xi1>
    %cast_13 = memref.cast %alloc_9 : memref<0xindex> to memref<?xindex>
    %alloc_14 = memref.alloc() : memref<3xi1>
    %alloc_15 = memref.alloc() : memref<0xi1>
    %cast_16 = memref.cast %alloc_14 : memref<3xi1> to memref<?xi1>
    %cast_17 = memref.cast %alloc_15 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_13, %cast_12, %cast_16, %cast_17) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %4 = memref.load %alloc_14[%c0] : memref<3xi1>
    scf.if %4 {
      memref.dealloc %base_buffer : memref<i32>
    }
    %5 = memref.load %alloc_14[%c1] : memref<3xi1>
    scf.if %5 {
      memref.dealloc %base_buffer_0 : memref<i32>
    }
    %6 = memref.load %alloc_14[%c2] : memref<3xi1>
    scf.if %6 {
      memref.dealloc %base_buffer_4 : memref<i32>
    }
    memref.dealloc %alloc : memref<3xindex>
    memref.dealloc %alloc_9 : memref<0xindex>
    memref.dealloc %alloc_8 : memref<3xi1>
    memref.dealloc %alloc_14 : memref<3xi1>
    memref.dealloc %alloc_15 : memref<0xi1>
    return %3 : i32
  }
  func.func @returned(%arg0: i1) -> memref<4xi32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %0 = call @make() : () -> memref<4xi32>
    %1 = call @make() : () -> memref<4xi32>
    %2 = arith.select %arg0, %0, %1 : memref<4xi32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xi32> -> memref<i32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %1 : memref<4xi32> -> memref<i32>, index, index, index
    %alloc = memref.alloc() : memref<2xindex>
    %alloc_4 = memref.alloc() : memref<2xi1>
    %alloc_5 = memref.alloc() : memref<1xindex>
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<i32> -> index
    memref.store %intptr, %alloc[%c0] : memref<2xindex>
    %intptr_6 = memref.extract_aligned_pointer_as_index %base_buffer_0 : memref<i32> -> index
    memref.store %intptr_6, %alloc[%c1] : memref<2xindex>
    memref.store %true, %alloc_4[%c0] : memref<2xi1>
    memref.store %true, %alloc_4[%c1] : memref<2xi1>
    %intptr_7 = memref.extract_aligned_pointer_as_index %2 : memref<4xi32> -> index
    memref.store %intptr_7, %alloc_5[%c0] : memref<1xindex>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %cast_8 = memref.cast %alloc_4 : memref<2xi1> to memref<?xi1>
    %cast_9 = memref.cast %alloc_5 : memref<1xindex> to memref<?xindex>
    %alloc_10 = memref.alloc() : memref<2xi1>
    %alloc_11 = memref.alloc() : memref<1xi1>
    %cast_12 = memref.cast %alloc_10 : memref<2xi1> to memref<?xi1>
    %cast_13 = memref.cast %alloc_11 : memref<1xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_9, %cast_8, %cast_12, %cast_13) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %3 = memref.load %alloc_10[%c0] : memref<2xi1>
    scf.if %3 {
      memref.dealloc %base_buffer : memref<i32>
    }
    %4 = memref.load %alloc_10[%c1] : memref<2xi1>
    scf.if %4 {
      memref.dealloc %base_buffer_0 : memref<i32>
    }
    memref.dealloc %alloc : memref<2xindex>
    memref.dealloc %alloc_5 : memref<1xindex>
    memref.dealloc %alloc_4 : memref<2xi1>
    memref.dealloc %alloc_10 : memref<2xi1>
    memref.dealloc %alloc_11 : memref<1xi1>
    return %2 : memref<4xi32>
  }
  func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %false = arith.constant false
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      memref.store %false, %arg4[%arg5] : memref<?xi1>
    }
    scf.for %arg5 = %c0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg5] : memref<?xindex>
      %1 = memref.load %arg2[%arg5] : memref<?xi1>
      %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
        %5 = memref.load %arg1[%arg6] : memref<?xindex>
        %6 = arith.cmpi eq, %5, %0 : index
        scf.if %6 {
          %9 = memref.load %arg4[%arg6] : memref<?xi1>
          %10 = arith.ori %9, %1 : i1
          memref.store %10, %arg4[%arg6] : memref<?xi1>
        }
        %7 = arith.cmpi ne, %5, %0 : index
        %8 = arith.andi %arg7, %7 : i1
        scf.yield %8 : i1
      }
      %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
        %5 = memref.load %arg0[%arg6] : memref<?xindex>
        %6 = arith.cmpi ne, %5, %0 : index
        %7 = arith.andi %arg7, %6 : i1
        scf.yield %7 : i1
      }
      %4 = arith.andi %3, %1 : i1
      memref.store %4, %arg3[%arg5] : memref<?xi1>
    }
    return
  }
}
