// mistake: a third reallocation keeps the old buffer
// expected: leak
module {
  func.func @_QFreassign(%arg0: memref<?xi8>, %arg1: i32) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3_i8 = arith.constant 3 : i8
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %alloc = memref.alloc() : memref<1xi32>
    %cast = memref.cast %alloc : memref<1xi32> to memref<?xi32>
    linalg.fill ins(%arg1 : i32) outs(%alloc : memref<1xi32>)
    %0:2 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %cast, %arg4 = %false) -> (memref<?xi32>, i1) {
      %5 = memref.load %arg0[%arg2] : memref<?xi8>
      %6 = arith.andi %5, %c3_i8 : i8
      %7 = arith.index_castui %6 : i8 to index
      %8 = arith.addi %7, %c1 : index
      %dim_1 = memref.dim %arg3, %c0 : memref<?xi32>
      %9 = arith.cmpi eq, %8, %dim_1 : index
      %10 = memref.load %arg3[%c0] : memref<?xi32>
      %11 = arith.index_cast %arg2 : index to i32
      %12 = arith.addi %10, %11 : i32
      %13 = arith.cmpi ne, %8, %dim_1 : index
      %14 = scf.if %9 -> (memref<?xi32>) {
        scf.yield %arg3 : memref<?xi32>
      } else {
        %alloc_4 = memref.alloc(%8) : memref<?xi32>
        scf.yield %alloc_4 : memref<?xi32>
      }
      linalg.fill ins(%12 : i32) outs(%14 : memref<?xi32>)
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<?xi32> -> memref<i32>, index, index, index
      %intptr_2 = memref.extract_aligned_pointer_as_index %arg3 : memref<?xi32> -> index
      %intptr_3 = memref.extract_aligned_pointer_as_index %14 : memref<?xi32> -> index
      %15 = arith.cmpi ne, %intptr_2, %intptr_3 : index
      %16 = arith.andi %arg4, %15 : i1
      %17 = arith.cmpi eq, %intptr_2, %intptr_3 : index
      %18 = arith.andi %17, %arg4 : i1
      %thr = arith.constant 2 : index
      %nl = arith.cmpi ult, %arg2, %thr : index
      %both = arith.andi %nl, %16 : i1
      scf.if %both {
        memref.dealloc %base_buffer : memref<i32>
      }
      %19 = arith.ori %13, %18 : i1
      scf.yield %14, %19 : memref<?xi32>, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<1xi32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %0#0 : memref<?xi32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_0 : index
    %2 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %1 {
      memref.dealloc %alloc : memref<1xi32>
    }
    %3 = arith.ori %0#1, %2 : i1
    %4 = scf.if %3 -> (memref<?xi32>) {
      scf.yield %0#0 : memref<?xi32>
    } else {
      %5 = bufferization.clone %0#0 : memref<?xi32> to memref<?xi32>
      scf.yield %5 : memref<?xi32>
    }
    return %4 : memref<?xi32>
  }
}
