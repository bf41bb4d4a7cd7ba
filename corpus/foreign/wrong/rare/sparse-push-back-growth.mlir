// mistake: only the first growth frees what it replaced
// expected: leak
module {
  func.func @compress(%arg0: memref<?xi32>) -> (memref<?xi32>, index) attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %alloc = memref.alloc() : memref<2xi32>
    %cast = memref.cast %alloc : memref<2xi32> to memref<?xi32>
    %0:3 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %cast, %arg3 = %c0, %arg4 = %false) -> (memref<?xi32>, index, i1) {
      %5 = memref.load %arg0[%arg1] : memref<?xi32>
      %6 = arith.cmpi ne, %5, %c0_i32 : i32
      %7:3 = scf.if %6 -> (memref<?xi32>, index, i1) {
        %dim_3 = memref.dim %arg2, %c0 : memref<?xi32>
        %13 = arith.cmpi eq, %arg3, %dim_3 : index
        %14:2 = scf.if %13 -> (memref<?xi32>, i1) {
          %16 = arith.muli %dim_3, %c2 : index
          %17 = arith.cmpi ult, %dim_3, %16 : index
          %18 = scf.if %17 -> (memref<?xi32>) {
            %alloc_4 = memref.alloc(%16) : memref<?xi32>
            %subview = memref.subview %alloc_4[0] [%dim_3] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
            memref.copy %arg2, %subview : memref<?xi32> to memref<?xi32, strided<[1]>>
            scf.yield %alloc_4 : memref<?xi32>
          } else {
            %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%16], strides: [1] : memref<?xi32> to memref<?xi32>
            scf.yield %reinterpret_cast : memref<?xi32>
          }
          scf.yield %18, %17 : memref<?xi32>, i1
        } else {
          scf.yield %arg2, %false : memref<?xi32>, i1
        }
        memref.store %5, %14#0[%arg3] : memref<?xi32>
        %15 = arith.addi %arg3, %c1 : index
        scf.yield %14#0, %15, %14#1 : memref<?xi32>, index, i1
      } else {
        scf.yield %arg2, %arg3, %false : memref<?xi32>, index, i1
      }
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xi32> -> memref<i32>, index, index, index
      %intptr_1 = memref.extract_aligned_pointer_as_index %arg2 : memref<?xi32> -> index
      %intptr_2 = memref.extract_aligned_pointer_as_index %7#0 : memref<?xi32> -> index
      %8 = arith.cmpi ne, %intptr_1, %intptr_2 : index
      %9 = arith.andi %arg4, %8 : i1
      %10 = arith.cmpi eq, %intptr_1, %intptr_2 : index
      %11 = arith.andi %10, %arg4 : i1
      %cap0 = memref.dim %arg2, %c0 : memref<?xi32>
      %c2x = arith.constant 2 : index
      %is2 = arith.cmpi eq, %cap0, %c2x : index
      %both = arith.andi %9, %is2 : i1
      scf.if %both {
        memref.dealloc %base_buffer : memref<i32>
      }
      %12 = arith.ori %7#2, %11 : i1
      scf.yield %7#0, %7#1, %12 : memref<?xi32>, index, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<2xi32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %0#0 : memref<?xi32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_0 : index
    %2 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %1 {
      memref.dealloc %alloc : memref<2xi32>
    }
    %3 = arith.ori %0#2, %2 : i1
    %4 = scf.if %3 -> (memref<?xi32>) {
      scf.yield %0#0 : memref<?xi32>
    } else {
      %5 = bufferization.clone %0#0 : memref<?xi32> to memref<?xi32>
      scf.yield %5 : memref<?xi32>
    }
    return %4, %0#1 : memref<?xi32>, index
  }
}
