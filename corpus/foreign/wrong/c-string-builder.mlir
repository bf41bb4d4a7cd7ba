// mistake: the buffer %base_buffer is freed twice
// expected: double-free
module {
  func.func @digits(%arg0: i32) -> (memref<?xi8>, index) attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %alloc = memref.alloc() : memref<1xi8>
    %cast = memref.cast %alloc : memref<1xi8> to memref<?xi8>
    cf.br ^bb1(%cast, %c0, %arg0, %true : memref<?xi8>, index, i32, i1)
  ^bb1(%0: memref<?xi8>, %1: index, %2: i32, %3: i1):  // 2 preds: ^bb0, ^bb3
    %dim = memref.dim %0, %c0 : memref<?xi8>
    %4 = arith.cmpi eq, %1, %dim : index
    cf.cond_br %4, ^bb2, ^bb3(%0, %3 : memref<?xi8>, i1)
  ^bb2:  // pred: ^bb1
    %5 = arith.muli %dim, %c2 : index
    %6 = arith.cmpi ult, %dim, %5 : index
    %7 = scf.if %6 -> (memref<?xi8>) {
      %alloc_1 = memref.alloc(%5) : memref<?xi8>
      %subview = memref.subview %alloc_1[0] [%dim] [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
      memref.copy %0, %subview : memref<?xi8> to memref<?xi8, strided<[1]>>
      scf.yield %alloc_1 : memref<?xi8>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [%5], strides: [1] : memref<?xi8> to memref<?xi8>
      scf.yield %reinterpret_cast : memref<?xi8>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<?xi8> -> memref<i8>, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %0 : memref<?xi8> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %7 : memref<?xi8> -> index
    %8 = arith.cmpi ne, %intptr, %intptr_0 : index
    %9 = arith.andi %3, %8 : i1
    %10 = arith.cmpi eq, %intptr, %intptr_0 : index
    %11 = arith.andi %10, %3 : i1
    scf.if %9 {
      memref.dealloc %base_buffer : memref<i8>
      memref.dealloc %base_buffer : memref<i8>
    }
    %12 = arith.ori %6, %11 : i1
    cf.br ^bb3(%7, %12 : memref<?xi8>, i1)
  ^bb3(%13: memref<?xi8>, %14: i1):  // 2 preds: ^bb1, ^bb2
    %15 = arith.remui %2, %c10_i32 : i32
    %16 = arith.divui %2, %c10_i32 : i32
    %17 = arith.trunci %15 : i32 to i8
    memref.store %17, %13[%1] : memref<?xi8>
    %18 = arith.addi %1, %c1 : index
    %19 = arith.cmpi eq, %16, %c0_i32 : i32
    cf.cond_br %19, ^bb4, ^bb1(%13, %18, %16, %14 : memref<?xi8>, index, i32, i1)
  ^bb4:  // pred: ^bb3
    %20 = scf.if %14 -> (memref<?xi8>) {
      scf.yield %13 : memref<?xi8>
    } else {
      %21 = bufferization.clone %13 : memref<?xi8> to memref<?xi8>
      scf.yield %21 : memref<?xi8>
    }
    return %20, %18 : memref<?xi8>, index
  }
}

