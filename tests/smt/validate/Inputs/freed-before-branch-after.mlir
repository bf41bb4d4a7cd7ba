// The sides of the branch have changed places.
module {
  func.func private @use_2x2xi32(memref<2x2xi32>)
  func.func private @use_4xi32(memref<4xi32>)
  func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i32 {
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c3_i32 = arith.constant 3 : i32
    %c5_i32 = arith.constant 5 : i32
    %c9_i32 = arith.constant 9 : i32
    %alloc = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<4xi32>)
    %alloc_0 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%alloc_0 : memref<4xi32>)
    scf.if %arg1 {
      memref.dealloc %alloc : memref<4xi32>
    }
    %0 = arith.xori %arg1, %true : i1
    scf.if %0 {
      memref.dealloc %alloc_0 : memref<4xi32>
    }
    cf.cond_br %arg1, ^bb2(%alloc_0, %arg1 : memref<4xi32>, i1), ^bb1
  ^bb1:  // pred: ^bb0
    %alloc_1 = memref.alloc() : memref<2x2xi32>
    linalg.fill ins(%c9_i32 : i32) outs(%alloc_1 : memref<2x2xi32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
    linalg.fill ins(%c9_i32 : i32) outs(%alloc_2 : memref<4xi32>)
    call @use_2x2xi32(%alloc_1) : (memref<2x2xi32>) -> ()
    %1 = arith.andi %0, %arg2 : i1
    scf.if %arg2 {
      memref.dealloc %alloc_1 : memref<2x2xi32>
      memref.dealloc %alloc_2 : memref<4xi32>
    }
    %2 = arith.xori %arg2, %true : i1
    %3 = arith.andi %0, %2 : i1
    scf.if %3 {
      memref.dealloc %alloc : memref<4xi32>
    }
    scf.if %2 {
      memref.dealloc %alloc_1 : memref<2x2xi32>
    }
    cf.cond_br %arg2, ^bb2(%alloc_2, %2 : memref<4xi32>, i1), ^bb2(%alloc, %1 : memref<4xi32>, i1)
  ^bb2(%4: memref<4xi32>, %5: i1):  // 3 preds: ^bb0, ^bb1, ^bb1
    %6 = memref.load %4[%c1] : memref<4xi32>
    vector.print %6 : i32
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %4 : memref<4xi32> -> memref<i32>, index, index, index
    scf.if %5 {
      memref.dealloc %base_buffer : memref<i32>
    }
    return %c3_i32 : i32
  }
}

