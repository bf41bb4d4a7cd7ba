// mistake: a closing bracket that is not the one that was opened leaves without freeing the stack
// expected: leak
module {
  func.func @match(%arg0: memref<?xi8>) -> (index, i1) attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %c2_i8 = arith.constant 2 : i8
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %alloc = memref.alloc() : memref<2xi8>
    %cast = memref.cast %alloc : memref<2xi8> to memref<?xi8>
    cf.br ^bb1(%c0, %c0, %cast : index, index, memref<?xi8>)
  ^bb1(%0: index, %1: index, %2: memref<?xi8>):  // 4 preds: ^bb0, ^bb2, ^bb5, ^bb7
    %3 = arith.cmpi uge, %0, %dim : index
    cf.cond_br %3, ^bb11, ^bb2
  ^bb2:  // pred: ^bb1
    %4 = memref.load %arg0[%0] : memref<?xi8>
    %5 = arith.addi %0, %c1 : index
    cf.switch %4 : i8, [
      default: ^bb1(%5, %1, %2 : index, index, memref<?xi8>),
      91: ^bb3,
      123: ^bb3,
      93: ^bb6(%0 : index),
      125: ^bb6(%0 : index)
    ]
  ^bb3:  // 2 preds: ^bb2, ^bb2
    %dim_0 = memref.dim %2, %c0 : memref<?xi8>
    %6 = arith.cmpi eq, %1, %dim_0 : index
    cf.cond_br %6, ^bb4, ^bb5(%2 : memref<?xi8>)
  ^bb4:  // pred: ^bb3
    %7 = arith.muli %dim_0, %c2 : index
    %alloc_1 = memref.alloc(%7) : memref<?xi8>
    %subview = memref.subview %alloc_1[0] [%dim_0] [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
    memref.copy %2, %subview : memref<?xi8> to memref<?xi8, strided<[1]>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %2 : memref<?xi8> -> memref<i8>, index, index, index
    memref.dealloc %base_buffer : memref<i8>
    cf.br ^bb5(%alloc_1 : memref<?xi8>)
  ^bb5(%8: memref<?xi8>):  // 2 preds: ^bb3, ^bb4
    memref.store %4, %8[%1] : memref<?xi8>
    %9 = arith.addi %1, %c1 : index
    cf.br ^bb1(%5, %9, %8 : index, index, memref<?xi8>)
  ^bb6(%10: index):  // 2 preds: ^bb2, ^bb2
    %11 = arith.cmpi eq, %1, %c0 : index
    cf.cond_br %11, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %12 = arith.subi %1, %c1 : index
    %13 = memref.load %2[%12] : memref<?xi8>
    %14 = arith.addi %13, %c2_i8 : i8
    %15 = arith.cmpi eq, %14, %4 : i8
    cf.cond_br %15, ^bb1(%5, %12, %2 : index, index, memref<?xi8>), ^bb9
  ^bb8:  // pred: ^bb6
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %2 : memref<?xi8> -> memref<i8>, index, index, index
    memref.dealloc %base_buffer_2 : memref<i8>
    cf.br ^bb10(%10 : index)
  ^bb9:  // pred: ^bb7
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %2 : memref<?xi8> -> memref<i8>, index, index, index
    cf.br ^bb10(%10 : index)
  ^bb10(%16: index):  // 2 preds: ^bb8, ^bb9
    return %16, %false : index, i1
  ^bb11:  // pred: ^bb1
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %2 : memref<?xi8> -> memref<i8>, index, index, index
    memref.dealloc %base_buffer_10 : memref<i8>
    %17 = arith.cmpi eq, %1, %c0 : index
    return %dim, %17 : index, i1
  }
}

