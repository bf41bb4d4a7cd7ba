module {
  func.func @f() {
    %alloc = memref.alloc() : memref<vector<[4]xf32>>
    return
  }
}
