// mistake: nothing frees the twiddles
// expected: leak
module {
  func.func @fft8(%arg0: memref<8xcomplex<f32>>) -> memref<8xcomplex<f32>> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %cst = arith.constant -6.28318548 : f32
    %alloc = memref.alloc() : memref<8xcomplex<f32>>
    scf.for %arg1 = %c0 to %c8 step %c1 {
      %1 = arith.andi %arg1, %c1 : index
      %2 = arith.andi %arg1, %c2 : index
      %3 = arith.shli %1, %c2 : index
      %4 = arith.shrui %arg1, %c2 : index
      %5 = arith.ori %3, %2 : index
      %6 = arith.ori %5, %4 : index
      %7 = memref.load %arg0[%6] : memref<8xcomplex<f32>>
      memref.store %7, %alloc[%arg1] : memref<8xcomplex<f32>>
    }
    %alloc_0 = memref.alloc() : memref<4xcomplex<f32>>
    %0 = scf.while (%arg1 = %c1) : (index) -> index {
      %1 = arith.cmpi ult, %arg1, %c8 : index
      scf.condition(%1) %arg1 : index
    } do {
    ^bb0(%arg1: index):
      %1 = arith.shli %arg1, %c1 : index
      %2 = arith.index_cast %1 : index to i32
      %3 = arith.sitofp %2 : i32 to f32
      scf.for %arg2 = %c0 to %arg1 step %c1 {
        %4 = arith.index_cast %arg2 : index to i32
        %5 = arith.sitofp %4 : i32 to f32
        %6 = arith.mulf %5, %cst : f32
        %7 = arith.divf %6, %3 : f32
        %8 = math.cos %7 : f32
        %9 = math.sin %7 : f32
        %10 = complex.create %8, %9 : complex<f32>
        memref.store %10, %alloc_0[%arg2] : memref<4xcomplex<f32>>
      }
      scf.for %arg2 = %c0 to %c8 step %1 {
        scf.for %arg3 = %c0 to %arg1 step %c1 {
          %4 = arith.addi %arg2, %arg3 : index
          %5 = arith.addi %4, %arg1 : index
          %6 = memref.load %alloc[%4] : memref<8xcomplex<f32>>
          %7 = memref.load %alloc[%5] : memref<8xcomplex<f32>>
          %8 = memref.load %alloc_0[%arg3] : memref<4xcomplex<f32>>
          %9 = complex.mul %8, %7 : complex<f32>
          %10 = complex.add %6, %9 : complex<f32>
          %11 = complex.sub %6, %9 : complex<f32>
          memref.store %10, %alloc[%4] : memref<8xcomplex<f32>>
          memref.store %11, %alloc[%5] : memref<8xcomplex<f32>>
        }
      }
      scf.yield %1 : index
    }
    return %alloc : memref<8xcomplex<f32>>
  }
}
