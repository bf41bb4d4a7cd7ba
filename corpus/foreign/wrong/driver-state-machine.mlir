// mistake: the copied message is freed before the callback gets it
// expected: use-after-free
module {
  func.func private @on_frame(memref<?xi8, strided<[1]>>, i8) attributes {freehold.deallocated = ["memref"]}
  func.func private @next_byte() -> i8 attributes {freehold.deallocated = ["memref"]}
  func.func @poll(%arg0: i8) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %c7_i8 = arith.constant 7 : i8
    %c31_i8 = arith.constant 31 : i8
    %c3_i8 = arith.constant 3 : i8
    %0 = arith.andi %arg0, %c31_i8 : i8
    %alloc = memref.alloc() : memref<8xi8>
    linalg.fill ins(%c0_i8 : i8) outs(%alloc : memref<8xi8>)
    cf.br ^bb1(%c0_i32, %0, %c0, %c0, %c0_i32 : i32, i8, index, index, i32)
  ^bb1(%1: i32, %2: i8, %3: index, %4: index, %5: i32):  // 5 preds: ^bb0, ^bb3, ^bb4, ^bb5, ^bb6
    %6 = arith.cmpi eq, %2, %c0_i8 : i8
    cf.cond_br %6, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %7 = call @next_byte() : () -> i8
    %8 = arith.subi %2, %c1_i8 : i8
    cf.switch %1 : i32, [
      default: ^bb8,
      0: ^bb3,
      1: ^bb4,
      2: ^bb5
    ]
  ^bb3:  // pred: ^bb2
    %9 = arith.cmpi eq, %7, %c3_i8 : i8
    %10 = arith.extui %9 : i1 to i32
    cf.br ^bb1(%10, %8, %c0, %c0, %5 : i32, i8, index, index, i32)
  ^bb4:  // pred: ^bb2
    %11 = arith.andi %7, %c7_i8 : i8
    %12 = arith.index_castui %11 : i8 to index
    %13 = arith.cmpi eq, %12, %c0 : index
    %14 = arith.select %13, %c0_i32, %c2_i32 : i32
    cf.br ^bb1(%14, %8, %c0, %12, %5 : i32, i8, index, index, i32)
  ^bb5:  // pred: ^bb2
    memref.store %7, %alloc[%3] : memref<8xi8>
    %15 = arith.addi %3, %c1 : index
    %16 = arith.cmpi eq, %15, %4 : index
    cf.cond_br %16, ^bb6, ^bb1(%c2_i32, %8, %15, %4, %5 : i32, i8, index, index, i32)
  ^bb6:  // pred: ^bb5
    %alloc_0 = memref.alloc(%4) : memref<?xi8>
    %subview = memref.subview %alloc[0] [%4] [1] : memref<8xi8> to memref<?xi8, strided<[1]>>
    memref.copy %subview, %alloc_0 : memref<?xi8, strided<[1]>> to memref<?xi8>
    %cast = memref.cast %alloc_0 : memref<?xi8> to memref<?xi8, strided<[1]>>
    memref.dealloc %alloc_0 : memref<?xi8>
    call @on_frame(%cast, %7) : (memref<?xi8, strided<[1]>>, i8) -> ()
    %17 = arith.addi %5, %c1_i32 : i32
    cf.br ^bb1(%c0_i32, %8, %c0, %c0, %17 : i32, i8, index, index, i32)
  ^bb7:  // pred: ^bb1
    memref.dealloc %alloc : memref<8xi8>
    cf.br ^bb9(%5 : i32)
  ^bb8:  // pred: ^bb2
    memref.dealloc %alloc : memref<8xi8>
    cf.br ^bb9(%5 : i32)
  ^bb9(%18: i32):  // 2 preds: ^bb7, ^bb8
    return %18 : i32
  }
}
