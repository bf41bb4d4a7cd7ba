module {
  func.func private @f() -> i32 {
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<i32>
    memref.store %c0_i32, %alloc[] : memref<i32>
    %0 = scf.parallel (%arg0) = (%c0) to (%c0) step (%c1) init (%alloc) -> memref<i32> {
      scf.reduce(%alloc : memref<i32>) {
      ^bb0(%arg1: memref<i32>, %arg2: memref<i32>):
        scf.reduce.return %alloc : memref<i32>
      }
    }
    %1 = bufferization.dealloc (%alloc : memref<i32>) if (%true) retain (%0 : memref<i32>)
    %2 = memref.load %alloc[] : memref<i32>
    return %2 : i32
  }
  func.func @main() -> i32 {
    %0 = call @f() : () -> i32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}