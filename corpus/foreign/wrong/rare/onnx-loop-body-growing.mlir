// mistake: the last of nine trips keeps what it replaced
// expected: leak
module {
  func.func @main_graph(%arg0: memref<i64>, %arg1: memref<f32>, %arg2: memref<f32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %cst = arith.constant 2.000000e+00 : f32
    %0 = memref.load %arg0[] : memref<i64>
    %1 = arith.index_cast %0 : i64 to index
    %2 = arith.maxsi %1, %c0 : index
    %3 = arith.minsi %2, %c9 : index
    %4 = memref.load %arg2[] : memref<f32>
    %5 = memref.load %arg1[] : memref<f32>
    %alloc = memref.alloc() : memref<0xf32>
    %cast = memref.cast %alloc : memref<0xf32> to memref<?xf32>
    %6:4 = scf.for %arg3 = %c0 to %3 step %c1 iter_args(%arg4 = %cast, %arg5 = %5, %arg6 = %true, %arg7 = %false) -> (memref<?xf32>, f32, i1, i1) {
      %11:3 = scf.if %arg6 -> (memref<?xf32>, f32, i1) {
        %dim = memref.dim %arg4, %c0 : memref<?xf32>
        %17 = arith.addi %dim, %c1 : index
        %alloc_3 = memref.alloc(%17) : memref<?xf32>
        %subview = memref.subview %alloc_3[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
        memref.copy %arg4, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
        memref.store %arg5, %alloc_3[%dim] : memref<?xf32>
        %18 = arith.mulf %arg5, %cst : f32
        %19 = arith.cmpf olt, %18, %4 : f32
        scf.yield %alloc_3, %18, %19 : memref<?xf32>, f32, i1
      } else {
        scf.yield %arg4, %arg5, %false : memref<?xf32>, f32, i1
      }
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg4 : memref<?xf32> -> memref<f32>, index, index, index
      %intptr_1 = memref.extract_aligned_pointer_as_index %arg4 : memref<?xf32> -> index
      %intptr_2 = memref.extract_aligned_pointer_as_index %11#0 : memref<?xf32> -> index
      %12 = arith.cmpi ne, %intptr_1, %intptr_2 : index
      %13 = arith.andi %arg7, %12 : i1
      %14 = arith.cmpi eq, %intptr_1, %intptr_2 : index
      %15 = arith.andi %14, %arg7 : i1
      %last = arith.constant 8 : index
      %nl = arith.cmpi ne, %arg3, %last : index
      %both = arith.andi %nl, %13 : i1
      scf.if %both {
        memref.dealloc %base_buffer : memref<f32>
      }
      %16 = arith.ori %arg6, %15 : i1
      scf.yield %11#0, %11#1, %11#2, %16 : memref<?xf32>, f32, i1, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<0xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %6#0 : memref<?xf32> -> index
    %7 = arith.cmpi ne, %intptr, %intptr_0 : index
    %8 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %7 {
      memref.dealloc %alloc : memref<0xf32>
    }
    %9 = arith.ori %6#3, %8 : i1
    %10 = scf.if %9 -> (memref<?xf32>) {
      scf.yield %6#0 : memref<?xf32>
    } else {
      %11 = bufferization.clone %6#0 : memref<?xf32> to memref<?xf32>
      scf.yield %11 : memref<?xf32>
    }
    return %10 : memref<?xf32>
  }
}
