module {
  func.func private @g() -> memref<i32> {
    %alloc = memref.alloc() : memref<i32>
    return %alloc : memref<i32>
  }
  func.func @f() {
    %f = constant @g : () -> memref<i32>
    %0 = call_indirect %f() : () -> memref<i32>
    return
  }
}
