module {
  func.func private @g(%arg0: memref<i32>) -> memref<i32> {
    return %arg0 : memref<i32>
  }
  func.func @f(%arg0: memref<i32>) {
    %f = constant @g : (memref<i32>) -> memref<i32>
    %0 = call_indirect %f(%arg0) : (memref<i32>) -> memref<i32>
    return
  }
}
