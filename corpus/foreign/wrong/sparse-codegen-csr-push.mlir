// mistake: the buffer %alloc is not freed
// expected: leak
module {
  func.func @compress(%arg0: memref<?xf64>) -> (memref<?xindex>, memref<?xf64>, index) attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xf64>
    %alloc = memref.alloc() : memref<2xindex>
    %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
    %alloc_0 = memref.alloc() : memref<2xf64>
    %cast_1 = memref.cast %alloc_0 : memref<2xf64> to memref<?xf64>
    %0:5 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %cast, %arg3 = %cast_1, %arg4 = %c0, %arg5 = %false, %arg6 = %false) -> (memref<?xindex>, memref<?xf64>, index, i1, i1) {
      %9 = memref.load %arg0[%arg1] : memref<?xf64>
      %10 = arith.cmpf une, %9, %cst : f64
      %11:5 = scf.if %10 -> (memref<?xindex>, memref<?xf64>, index, i1, i1) {
        %dim_13 = memref.dim %arg2, %c0 : memref<?xindex>
        %22 = arith.addi %arg4, %c1 : index
        %23 = arith.cmpi ugt, %22, %dim_13 : index
        %24:4 = scf.if %23 -> (memref<?xindex>, memref<?xf64>, i1, i1) {
          %25 = arith.muli %dim_13, %c2 : index
          %26 = arith.cmpi ult, %dim_13, %25 : index
          %27 = scf.if %26 -> (memref<?xindex>) {
            %alloc_15 = memref.alloc(%25) : memref<?xindex>
            %subview = memref.subview %alloc_15[0] [%dim_13] [1] : memref<?xindex> to memref<?xindex, strided<[1]>>
            memref.copy %arg2, %subview : memref<?xindex> to memref<?xindex, strided<[1]>>
            scf.yield %alloc_15 : memref<?xindex>
          } else {
            %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%25], strides: [1] : memref<?xindex> to memref<?xindex>
            scf.yield %reinterpret_cast : memref<?xindex>
          }
          %dim_14 = memref.dim %arg3, %c0 : memref<?xf64>
          %28 = arith.cmpi ult, %dim_14, %25 : index
          %29 = scf.if %28 -> (memref<?xf64>) {
            %alloc_15 = memref.alloc(%25) : memref<?xf64>
            %subview = memref.subview %alloc_15[0] [%dim_14] [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
            memref.copy %arg3, %subview : memref<?xf64> to memref<?xf64, strided<[1]>>
            scf.yield %alloc_15 : memref<?xf64>
          } else {
            %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%25], strides: [1] : memref<?xf64> to memref<?xf64>
            scf.yield %reinterpret_cast : memref<?xf64>
          }
          scf.yield %27, %29, %26, %28 : memref<?xindex>, memref<?xf64>, i1, i1
        } else {
          scf.yield %arg2, %arg3, %false, %false : memref<?xindex>, memref<?xf64>, i1, i1
        }
        memref.store %arg1, %24#0[%arg4] : memref<?xindex>
        memref.store %9, %24#1[%arg4] : memref<?xf64>
        scf.yield %24#0, %24#1, %22, %24#2, %24#3 : memref<?xindex>, memref<?xf64>, index, i1, i1
      } else {
        scf.yield %arg2, %arg3, %arg4, %false, %false : memref<?xindex>, memref<?xf64>, index, i1, i1
      }
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xindex> -> memref<index>, index, index, index
      %intptr_5 = memref.extract_aligned_pointer_as_index %arg2 : memref<?xindex> -> index
      %intptr_6 = memref.extract_aligned_pointer_as_index %11#0 : memref<?xindex> -> index
      %12 = arith.cmpi ne, %intptr_5, %intptr_6 : index
      %13 = arith.andi %arg5, %12 : i1
      %14 = arith.cmpi eq, %intptr_5, %intptr_6 : index
      %15 = arith.andi %14, %arg5 : i1
      scf.if %13 {
        memref.dealloc %base_buffer : memref<index>
      }
      %16 = arith.ori %11#3, %15 : i1
      %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %arg3 : memref<?xf64> -> memref<f64>, index, index, index
      %intptr_11 = memref.extract_aligned_pointer_as_index %arg3 : memref<?xf64> -> index
      %intptr_12 = memref.extract_aligned_pointer_as_index %11#1 : memref<?xf64> -> index
      %17 = arith.cmpi ne, %intptr_11, %intptr_12 : index
      %18 = arith.andi %arg6, %17 : i1
      %19 = arith.cmpi eq, %intptr_11, %intptr_12 : index
      %20 = arith.andi %19, %arg6 : i1
      scf.if %18 {
        memref.dealloc %base_buffer_7 : memref<f64>
      }
      %21 = arith.ori %11#4, %20 : i1
      scf.yield %11#0, %11#1, %11#2, %16, %21 : memref<?xindex>, memref<?xf64>, index, i1, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xindex> -> index
    %intptr_2 = memref.extract_aligned_pointer_as_index %0#0 : memref<?xindex> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_2 : index
    %2 = arith.cmpi eq, %intptr, %intptr_2 : index
    scf.if %1 {
    }
    %3 = arith.ori %0#3, %2 : i1
    %intptr_3 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<2xf64> -> index
    %intptr_4 = memref.extract_aligned_pointer_as_index %0#1 : memref<?xf64> -> index
    %4 = arith.cmpi ne, %intptr_3, %intptr_4 : index
    %5 = arith.cmpi eq, %intptr_3, %intptr_4 : index
    scf.if %4 {
      memref.dealloc %alloc_0 : memref<2xf64>
    }
    %6 = arith.ori %0#4, %5 : i1
    %7 = scf.if %3 -> (memref<?xindex>) {
      scf.yield %0#0 : memref<?xindex>
    } else {
      %9 = bufferization.clone %0#0 : memref<?xindex> to memref<?xindex>
      scf.yield %9 : memref<?xindex>
    }
    %8 = scf.if %6 -> (memref<?xf64>) {
      scf.yield %0#1 : memref<?xf64>
    } else {
      %9 = bufferization.clone %0#1 : memref<?xf64> to memref<?xf64>
      scf.yield %9 : memref<?xf64>
    }
    return %7, %8, %0#2 : memref<?xindex>, memref<?xf64>, index
  }
}

