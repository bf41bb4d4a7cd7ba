module {
  func.func @f(%arg0: i1) {
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
}
