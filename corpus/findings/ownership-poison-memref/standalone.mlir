module {
  memref.global "private" @arg : memref<1xi32> = dense<0>
  func.func private @f(%arg0: memref<i32>, %arg1: i1) {
    %0 = scf.if %arg1 -> (memref<i32>) {
      scf.yield %arg0 : memref<i32>
    } else {
      %alloc = memref.alloc() : memref<i32>
      %1 = ub.poison : memref<i32>
      scf.yield %1 : memref<i32>
    }
    return
  }
  func.func @main() -> i32 {
    %0 = memref.get_global @arg : memref<1xi32>
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<1xi32> to memref<i32, strided<[]>>
    %cast = memref.cast %reinterpret_cast : memref<i32, strided<[]>> to memref<i32>
    %false = arith.constant false
    call @f(%cast, %false) : (memref<i32>, i1) -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}