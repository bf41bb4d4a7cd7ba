module {
  func.func @f(%arg0: memref<i32>, %arg1: memref<1xindex>) {
    %reshape = memref.reshape %arg0(%arg1) : (memref<i32>, memref<1xindex>) -> memref<*xi32>
    return
  }
}
