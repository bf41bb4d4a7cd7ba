module {
  func.func @f() {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.for %arg0 = %c0 to %c2 step %c1 {
      %alloc = memref.alloc() : memref<i32>
      memref.store %c0_i32, %alloc[] : memref<i32>
      memref.dealloc %alloc : memref<i32>
    }
    return
  }
}
