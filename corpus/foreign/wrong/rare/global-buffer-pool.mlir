// mistake: scratch on the heap stays where the arena is exactly full
// expected: leak
module {
  memref.global "private" @arena : memref<16xi8> = dense<0>
  memref.global "private" @used : memref<index> = dense<0>
  func.func private @fill(memref<?xi8, strided<[1], offset: ?>>, i8) attributes {freehold.deallocated = ["memref"]}
  func.func @with_scratch(%arg0: i8, %arg1: i8) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0_i32 = arith.constant 0 : i32
    %c15_i8 = arith.constant 15 : i8
    %0 = arith.andi %arg0, %c15_i8 : i8
    %1 = arith.index_castui %0 : i8 to index
    %2 = memref.get_global @used : memref<index>
    %3 = memref.load %2[] : memref<index>
    %4 = arith.addi %3, %1 : index
    %5 = arith.cmpi ule, %4, %c16 : index
    %6 = arith.cmpi ugt, %4, %c16 : index
    %7 = scf.if %5 -> (memref<?xi8, strided<[1], offset: ?>>) {
      %9 = memref.get_global @arena : memref<16xi8>
      %subview = memref.subview %9[%3] [%1] [1] : memref<16xi8> to memref<?xi8, strided<[1], offset: ?>>
      memref.store %4, %2[] : memref<index>
      scf.yield %subview : memref<?xi8, strided<[1], offset: ?>>
    } else {
      %alloc = memref.alloc(%1) : memref<?xi8>
      %cast = memref.cast %alloc : memref<?xi8> to memref<?xi8, strided<[1], offset: ?>>
      scf.yield %cast : memref<?xi8, strided<[1], offset: ?>>
    }
    linalg.fill ins(%arg1 : i8) outs(%7 : memref<?xi8, strided<[1], offset: ?>>)
    call @fill(%7, %arg1) : (memref<?xi8, strided<[1], offset: ?>>, i8) -> ()
    %8 = scf.for %arg2 = %c0 to %1 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
      %9 = memref.load %7[%arg2] : memref<?xi8, strided<[1], offset: ?>>
      %10 = arith.extui %9 : i8 to i32
      %11 = arith.addi %arg3, %10 : i32
      scf.yield %11 : i32
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %7 : memref<?xi8, strided<[1], offset: ?>> -> memref<i8>, index, index, index
    %sixteen = arith.constant 16 : index
    %nf = arith.cmpi ne, %3, %sixteen : index
    %both = arith.andi %6, %nf : i1
    scf.if %both {
      memref.dealloc %base_buffer : memref<i8>
    }
    return %8 : i32
  }
}
