module {
  memref.global "private" @arg : memref<1xi32> = dense<7>
  func.func private @f(%arg0: i1, %arg1: memref<i32>) {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : memref<i32>)
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() : memref<i32>
    cf.br ^bb2(%alloc : memref<i32>)
  ^bb2(%0: memref<i32>):  // 2 preds: ^bb0, ^bb1
    %c0_i32 = arith.constant 0 : i32
    return
  }
  func.func @main() -> i32 {
    %true = arith.constant true
    %0 = memref.get_global @arg : memref<1xi32>
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<1xi32> to memref<i32, strided<[]>>
    %cast = memref.cast %reinterpret_cast : memref<i32, strided<[]>> to memref<i32>
    call @f(%true, %cast) : (i1, memref<i32>) -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}