module {
  func.func @f(%arg0: memref<i1>) {
    %false = arith.constant false
    %0 = memref.atomic_rmw ori %false, %arg0[] : (i1, memref<i1>) -> i1
    return
  }
}
