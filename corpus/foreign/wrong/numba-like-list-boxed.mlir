// mistake: `memref.dealloc %alloc` is missing
// expected: leak
module {
  func.func private @grow(%arg0: memref<?xi64>, %arg1: index) -> memref<?xi64> attributes {freehold.deallocated = ["memref"]} {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi64>
    %0 = arith.muli %dim, %c2 : index
    %alloc = memref.alloc(%0) : memref<?xi64>
    %subview = memref.subview %arg0[0] [%arg1] [1] : memref<?xi64> to memref<?xi64, strided<[1]>>
    %subview_0 = memref.subview %alloc[0] [%arg1] [1] : memref<?xi64> to memref<?xi64, strided<[1]>>
    memref.copy %subview, %subview_0 : memref<?xi64, strided<[1]>> to memref<?xi64, strided<[1]>>
    return %alloc : memref<?xi64>
  }
  func.func @collatz(%arg0: i64) -> (memref<?xi64>, index) attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %c10000_i64 = arith.constant 10000 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c3_i64 = arith.constant 3 : i64
    %0 = arith.cmpi sgt, %arg0, %c0_i64 : i64
    %1 = arith.cmpi slt, %arg0, %c10000_i64 : i64
    %2 = arith.andi %0, %1 : i1
    cf.assert %2, "positive and not large"
    %alloc = memref.alloc() : memref<4xi64>
    %cast = memref.cast %alloc : memref<4xi64> to memref<?xi64>
    %3:4 = scf.while (%arg1 = %arg0, %arg2 = %cast, %arg3 = %c0, %arg4 = %false) : (i64, memref<?xi64>, index, i1) -> (i64, memref<?xi64>, index, i1) {
      %8 = arith.cmpi ne, %arg1, %c1_i64 : i64
      scf.condition(%8) %arg1, %arg2, %arg3, %arg4 : i64, memref<?xi64>, index, i1
    } do {
    ^bb0(%arg1: i64, %arg2: memref<?xi64>, %arg3: index, %arg4: i1):
      %dim = memref.dim %arg2, %c0 : memref<?xi64>
      %8 = arith.cmpi eq, %arg3, %dim : index
      %9 = scf.if %8 -> (memref<?xi64>) {
        %22 = func.call @grow(%arg2, %arg3) : (memref<?xi64>, index) -> memref<?xi64>
        scf.yield %22 : memref<?xi64>
      } else {
        scf.yield %arg2 : memref<?xi64>
      }
      memref.store %arg1, %9[%arg3] : memref<?xi64>
      %10 = arith.andi %arg1, %c1_i64 : i64
      %11 = arith.cmpi eq, %10, %c1_i64 : i64
      %12 = arith.divui %arg1, %c2_i64 : i64
      %13 = arith.muli %arg1, %c3_i64 : i64
      %14 = arith.addi %13, %c1_i64 : i64
      %15 = arith.select %11, %14, %12 : i64
      %16 = arith.addi %arg3, %c1 : index
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xi64> -> memref<i64>, index, index, index
      %intptr_1 = memref.extract_aligned_pointer_as_index %arg2 : memref<?xi64> -> index
      %intptr_2 = memref.extract_aligned_pointer_as_index %9 : memref<?xi64> -> index
      %17 = arith.cmpi ne, %intptr_1, %intptr_2 : index
      %18 = arith.andi %arg4, %17 : i1
      %19 = arith.cmpi eq, %intptr_1, %intptr_2 : index
      %20 = arith.andi %19, %arg4 : i1
      scf.if %18 {
        memref.dealloc %base_buffer : memref<i64>
      }
      %21 = arith.ori %8, %20 : i1
      scf.yield %15, %9, %16, %21 : i64, memref<?xi64>, index, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xi64> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %3#1 : memref<?xi64> -> index
    %4 = arith.cmpi ne, %intptr, %intptr_0 : index
    %5 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %4 {
    }
    %6 = arith.ori %3#3, %5 : i1
    %7 = scf.if %6 -> (memref<?xi64>) {
      scf.yield %3#1 : memref<?xi64>
    } else {
      %8 = bufferization.clone %3#1 : memref<?xi64> to memref<?xi64>
      scf.yield %8 : memref<?xi64>
    }
    return %7, %3#2 : memref<?xi64>, index
  }
}
