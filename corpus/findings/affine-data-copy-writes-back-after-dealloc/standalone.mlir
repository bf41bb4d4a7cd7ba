module {
  func.func private @f(%arg0: i32) -> i32 {
    %alloc = memref.alloc() : memref<4xi32>
    affine.store %arg0, %alloc[0] : memref<4xi32>
    %0 = affine.load %alloc[0] : memref<4xi32>
    memref.dealloc %alloc : memref<4xi32>
    return %0 : i32
  }
  func.func @main() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = call @f(%c3_i32) : (i32) -> i32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}