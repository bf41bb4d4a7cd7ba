// mistake: terminated text of one byte leaks what was there before
// expected: leak
module {
  memref.global "private" constant @digits : memref<16xi8> = dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 99, 100, 101, 102]>
  func.func @hex(%arg0: memref<?xi8>, %arg1: i1) -> memref<?xi8> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4_i8 = arith.constant 4 : i8
    %c15_i8 = arith.constant 15 : i8
    %c0_i8 = arith.constant 0 : i8
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %0 = arith.muli %dim, %c2 : index
    %alloc = memref.alloc(%0) : memref<?xi8>
    %1 = memref.get_global @digits : memref<16xi8>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %9 = memref.load %arg0[%arg2] : memref<?xi8>
      %10 = arith.shrui %9, %c4_i8 : i8
      %11 = arith.andi %9, %c15_i8 : i8
      %12 = arith.index_castui %10 : i8 to index
      %13 = arith.index_castui %11 : i8 to index
      %14 = memref.load %1[%12] : memref<16xi8>
      %15 = memref.load %1[%13] : memref<16xi8>
      %16 = arith.muli %arg2, %c2 : index
      %17 = arith.addi %16, %c1 : index
      memref.store %14, %alloc[%16] : memref<?xi8>
      memref.store %15, %alloc[%17] : memref<?xi8>
    }
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = arith.addi %0, %c1 : index
    %3 = arith.cmpi ult, %0, %2 : index
    %4 = scf.if %3 -> (memref<?xi8>) {
      %alloc_1 = memref.alloc(%2) : memref<?xi8>
      %subview = memref.subview %alloc_1[0] [%0] [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
      memref.copy %alloc, %subview : memref<?xi8> to memref<?xi8, strided<[1]>>
      scf.yield %alloc_1 : memref<?xi8>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%2], strides: [1] : memref<?xi8> to memref<?xi8>
      scf.yield %reinterpret_cast : memref<?xi8>
    }
    memref.store %c0_i8, %4[%0] : memref<?xi8>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xi8> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %4 : memref<?xi8> -> index
    %5 = arith.cmpi ne, %intptr, %intptr_0 : index
    %6 = arith.cmpi eq, %intptr, %intptr_0 : index
    %c1x = arith.constant 1 : index
    %is1 = arith.cmpi ne, %dim, %c1x : index
    %both = arith.andi %5, %is1 : i1
    scf.if %both {
      memref.dealloc %alloc : memref<?xi8>
    }
    %7 = arith.ori %3, %6 : i1
    %8 = scf.if %7 -> (memref<?xi8>) {
      scf.yield %4 : memref<?xi8>
    } else {
      %9 = bufferization.clone %4 : memref<?xi8> to memref<?xi8>
      scf.yield %9 : memref<?xi8>
    }
    return %8 : memref<?xi8>
  ^bb2:  // pred: ^bb0
    return %alloc : memref<?xi8>
  }
}
