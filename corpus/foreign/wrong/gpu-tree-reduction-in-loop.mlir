// mistake: the partial sums are freed before the host adds them
// expected: use-after-free
module {
  func.func @sum(%arg0: memref<16xi32>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<2xi32>
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c2, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c8, %arg11 = %c1, %arg12 = %c1) workgroup(%arg13 : memref<8xi32, #gpu.address_space<workgroup>>) {
      %1 = arith.muli %arg1, %c8 : index
      %2 = arith.addi %1, %arg4 : index
      %3 = memref.load %arg0[%2] : memref<16xi32>
      memref.store %3, %arg13[%arg4] : memref<8xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %4 = scf.while (%arg14 = %c4) : (index) -> index {
        %6 = arith.cmpi ne, %arg14, %c0 : index
        scf.condition(%6) %arg14 : index
      } do {
      ^bb0(%arg14: index):
        %6 = arith.cmpi ult, %arg4, %arg14 : index
        scf.if %6 {
          %8 = arith.addi %arg4, %arg14 : index
          %9 = memref.load %arg13[%arg4] : memref<8xi32, #gpu.address_space<workgroup>>
          %10 = memref.load %arg13[%8] : memref<8xi32, #gpu.address_space<workgroup>>
          %11 = arith.addi %9, %10 : i32
          memref.store %11, %arg13[%arg4] : memref<8xi32, #gpu.address_space<workgroup>>
        }
        gpu.barrier
        %7 = arith.shrui %arg14, %c1 : index
        scf.yield %7 : index
      }
      %5 = arith.cmpi eq, %arg4, %c0 : index
      scf.if %5 {
        %6 = memref.load %arg13[%c0] : memref<8xi32, #gpu.address_space<workgroup>>
        memref.store %6, %alloc[%arg1] : memref<2xi32>
      }
      gpu.terminator
    }
    %c0_i32 = arith.constant 0 : i32
    memref.dealloc %alloc : memref<2xi32>
    %0 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %c0_i32) -> (i32) {
      %1 = memref.load %alloc[%arg1] : memref<2xi32>
      %2 = arith.addi %arg2, %1 : i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
}
