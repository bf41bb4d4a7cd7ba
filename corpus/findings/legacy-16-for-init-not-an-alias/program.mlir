module {
  func.func @f(%arg0: memref<i32>, %arg1: i32, %arg2: index) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<i32>
    memref.store %arg1, %alloc[] : memref<i32>
    %0 = scf.for %i = %c0 to %arg2 step %c1 iter_args(%arg3 = %alloc) -> (memref<i32>) {
      scf.yield %arg0 : memref<i32>
    }
    %1 = memref.load %0[] : memref<i32>
    return %1 : i32
  }
}
