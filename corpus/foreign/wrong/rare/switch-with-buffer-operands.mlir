// mistake: the doubled buffer's source stays if its first element is odd
// expected: leak
module {
  func.func @dispatch(%arg0: i32, %arg1: memref<4xi32>, %arg2: memref<4xi32>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %alloc = memref.alloc() : memref<4xi32>
    memref.copy %arg1, %alloc : memref<4xi32> to memref<4xi32>
    %alloc_0 = memref.alloc() : memref<4xi32>
    linalg.add ins(%arg1, %alloc : memref<4xi32>, memref<4xi32>) outs(%alloc_0 : memref<4xi32>)
    cf.switch %arg0 : i32, [
      default: ^bb5,
      0: ^bb2,
      1: ^bb3,
      2: ^bb1(%alloc_0 : memref<4xi32>)
    ]
  ^bb1(%0: memref<4xi32>):  // pred: ^bb0
    memref.dealloc %alloc : memref<4xi32>
    %alloc_1 = memref.alloc() : memref<4xi32>
    linalg.add ins(%0, %0 : memref<4xi32>, memref<4xi32>) outs(%alloc_1 : memref<4xi32>)
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xi32> -> memref<i32>, index, index, index
    %c1i = arith.constant 1 : i32
    %el = memref.load %arg1[%c0] : memref<4xi32>
    %bit = arith.andi %el, %c1i : i32
    %even = arith.cmpi ne, %bit, %c1i : i32
    scf.if %even {
    memref.dealloc %base_buffer : memref<i32>
    }
    cf.br ^bb4(%alloc_1, %arg0 : memref<4xi32>, i32)
  ^bb2:  // pred: ^bb0
    memref.dealloc %alloc_0 : memref<4xi32>
    cf.br ^bb4(%alloc, %c0_i32 : memref<4xi32>, i32)
  ^bb3:  // pred: ^bb0
    memref.dealloc %alloc : memref<4xi32>
    cf.br ^bb4(%alloc_0, %c1_i32 : memref<4xi32>, i32)
  ^bb4(%1: memref<4xi32>, %2: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    memref.copy %1, %arg2 : memref<4xi32> to memref<4xi32>
    %3 = memref.load %1[%c0] : memref<4xi32>
    %4 = arith.xori %3, %2 : i32
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %1 : memref<4xi32> -> memref<i32>, index, index, index
    memref.dealloc %base_buffer_2 : memref<i32>
    return %4 : i32
  ^bb5:  // pred: ^bb0
    memref.dealloc %alloc : memref<4xi32>
    memref.dealloc %alloc_0 : memref<4xi32>
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  }
}
