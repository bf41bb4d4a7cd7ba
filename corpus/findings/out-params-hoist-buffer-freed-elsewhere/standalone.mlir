module {
  memref.global "private" @arg : memref<1xf32> = dense<6.000000e+00>
  func.func private @g(%arg0: memref<f32>, %arg1: i1) -> memref<f32> {
    %alloc = memref.alloc() : memref<f32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<f32>
    return %arg0 : memref<f32>
  ^bb2:  // pred: ^bb0
    return %alloc : memref<f32>
  }
  func.func private @f(%arg0: memref<f32>, %arg1: i1) {
    %0 = call @g(%arg0, %arg1) : (memref<f32>, i1) -> memref<f32>
    return
  }
  func.func @main() -> i32 {
    %0 = memref.get_global @arg : memref<1xf32>
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<1xf32> to memref<f32, strided<[]>>
    %cast = memref.cast %reinterpret_cast : memref<f32, strided<[]>> to memref<f32>
    %true = arith.constant true
    call @f(%cast, %true) : (memref<f32>, i1) -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}