module {
  memref.global "private" @arg : memref<1xi32> = dense<7>
  func.func private @f(%arg0: memref<i32>, %arg1: i32, %arg2: index) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<i32>
    memref.store %arg1, %alloc[] : memref<i32>
    %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %alloc) -> (memref<i32>) {
      scf.yield %arg0 : memref<i32>
    }
    %1 = memref.load %0[] : memref<i32>
    return %1 : i32
  }
  func.func @main() -> i32 {
    %0 = memref.get_global @arg : memref<1xi32>
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<1xi32> to memref<i32, strided<[]>>
    %cast = memref.cast %reinterpret_cast : memref<i32, strided<[]>> to memref<i32>
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %1 = call @f(%cast, %c0_i32, %c0) : (memref<i32>, i32, index) -> i32
    %c0_i32_0 = arith.constant 0 : i32
    return %c0_i32_0 : i32
  }
}