module {
  func.func private @g(memref<i32>) -> i32
  func.func @f() -> i32 {
    %alloc = memref.alloc() : memref<i32>
    %0 = call @g(%alloc) : (memref<i32>) -> i32
    memref.dealloc %alloc : memref<i32>
    return %0 : i32
  }
}
