module {
  func.func private @f(%arg0: i1) {
    %0 = scf.if %arg0 -> (memref<i32>) {
      %alloc = memref.alloc() : memref<i32>
      scf.yield %alloc : memref<i32>
    } else {
      %alloc = memref.alloc() : memref<i32>
      scf.yield %alloc : memref<i32>
    }
    memref.dealloc %0 : memref<i32>
    return
  }
  func.func @main() -> i32 {
    %false = arith.constant false
    call @f(%false) : (i1) -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}