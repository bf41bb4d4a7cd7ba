// mistake: `memref.dealloc %alloc_0` stands twice
// expected: double-free
module {
  func.func @thomas(%arg0: memref<?xf64>, %arg1: memref<?xf64>, %arg2: memref<?xf64>, %arg3: memref<?xf64>) -> memref<?xf64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg1, %c0 : memref<?xf64>
    %0 = arith.subi %dim, %c1 : index
    %alloc = memref.alloc(%dim) : memref<?xf64>
    %alloc_0 = memref.alloc(%dim) : memref<?xf64>
    %alloc_1 = memref.alloc(%dim) : memref<?xf64>
    %1 = memref.load %arg1[%c0] : memref<?xf64>
    %2 = memref.load %arg2[%c0] : memref<?xf64>
    %3 = memref.load %arg3[%c0] : memref<?xf64>
    %4 = arith.divf %2, %1 : f64
    %5 = arith.divf %3, %1 : f64
    memref.store %4, %alloc[%c0] : memref<?xf64>
    memref.store %5, %alloc_0[%c0] : memref<?xf64>
    scf.for %arg4 = %c1 to %dim step %c1 {
      %7 = arith.subi %arg4, %c1 : index
      %8 = memref.load %arg0[%arg4] : memref<?xf64>
      %9 = memref.load %arg1[%arg4] : memref<?xf64>
      %10 = memref.load %arg2[%arg4] : memref<?xf64>
      %11 = memref.load %arg3[%arg4] : memref<?xf64>
      %12 = memref.load %alloc[%7] : memref<?xf64>
      %13 = memref.load %alloc_0[%7] : memref<?xf64>
      %14 = arith.mulf %8, %12 : f64
      %15 = arith.subf %9, %14 : f64
      %16 = arith.divf %10, %15 : f64
      %17 = arith.mulf %8, %13 : f64
      %18 = arith.subf %11, %17 : f64
      %19 = arith.divf %18, %15 : f64
      memref.store %16, %alloc[%arg4] : memref<?xf64>
      memref.store %19, %alloc_0[%arg4] : memref<?xf64>
    }
    %reinterpret_cast = memref.reinterpret_cast %alloc_1 to offset: [%0], sizes: [%dim], strides: [-1] : memref<?xf64> to memref<?xf64, strided<[-1], offset: ?>>
    %reinterpret_cast_2 = memref.reinterpret_cast %alloc to offset: [%0], sizes: [%dim], strides: [-1] : memref<?xf64> to memref<?xf64, strided<[-1], offset: ?>>
    %reinterpret_cast_3 = memref.reinterpret_cast %alloc_0 to offset: [%0], sizes: [%dim], strides: [-1] : memref<?xf64> to memref<?xf64, strided<[-1], offset: ?>>
    %cst = arith.constant 0.000000e+00 : f64
    %6 = scf.for %arg4 = %c0 to %dim step %c1 iter_args(%arg5 = %cst) -> (f64) {
      %7 = memref.load %reinterpret_cast_2[%arg4] : memref<?xf64, strided<[-1], offset: ?>>
      %8 = memref.load %reinterpret_cast_3[%arg4] : memref<?xf64, strided<[-1], offset: ?>>
      %9 = arith.mulf %7, %arg5 : f64
      %10 = arith.subf %8, %9 : f64
      memref.store %10, %reinterpret_cast[%arg4] : memref<?xf64, strided<[-1], offset: ?>>
      scf.yield %10 : f64
    }
    memref.dealloc %alloc : memref<?xf64>
    memref.dealloc %alloc_0 : memref<?xf64>
    memref.dealloc %alloc_0 : memref<?xf64>
    return %alloc_1 : memref<?xf64>
  }
}

