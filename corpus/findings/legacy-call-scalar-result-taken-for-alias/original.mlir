module {
  func.func private @g(memref<i32>) -> i32
  func.func @f(%arg0: i1, %arg1: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      %alloc = memref.alloc() : memref<i32>
      %1 = func.call @g(%alloc) : (memref<i32>) -> i32
      memref.dealloc %alloc : memref<i32>
      scf.yield %1 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %0 : i32
  }
}
