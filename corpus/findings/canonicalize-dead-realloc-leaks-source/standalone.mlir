module {
  func.func private @f(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<1xf32>
    memref.store %arg0, %alloc[%c0] : memref<1xf32>
    %0 = memref.load %alloc[%c0] : memref<1xf32>
    %1 = memref.realloc %alloc : memref<1xf32> to memref<1xf32>
    memref.dealloc %1 : memref<1xf32>
    return %0 : f32
  }
  func.func @main() -> i32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = call @f(%cst) : (f32) -> f32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}