module {
  func.func private @f() {
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<2xi32>
    affine.for %arg0 = 0 to 2 {
      affine.store %c0_i32, %alloc[%arg0] : memref<2xi32>
    }
    affine.for %arg0 = 0 to 2 {
      %0 = affine.load %alloc[%arg0] : memref<2xi32>
    }
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<2xi32>
    return
  }
  func.func @main() -> i32 {
    call @f() : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}