// mistake: the deallocation of a buffer is missing
// expected: leak
module {
  func.func @resize(%arg0: memref<?x?x3xi8>, %arg1: index, %arg2: index) -> memref<?x?x3xf16> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 1.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?x3xi8>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?x3xi8>
    %0 = arith.subi %dim, %c1 : index
    %1 = arith.subi %dim_0, %c1 : index
    %alloc = memref.alloc(%arg1, %arg2) : memref<?x?x3xf16>
    %alloc_1 = memref.alloc(%arg2) : memref<?x3xf32>
    %2 = arith.index_cast %dim : index to i64
    %3 = arith.index_cast %arg1 : index to i64
    %4 = arith.sitofp %2 : i64 to f32
    %5 = arith.sitofp %3 : i64 to f32
    %6 = arith.divf %4, %5 : f32
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %7 = arith.index_cast %arg3 : index to i64
      %8 = arith.sitofp %7 : i64 to f32
      %9 = arith.mulf %8, %6 : f32
      %10 = math.floor %9 : f32
      %11 = arith.subf %9, %10 : f32
      %12 = arith.fptosi %10 : f32 to i64
      %13 = arith.index_cast %12 : i64 to index
      %14 = arith.minsi %13, %0 : index
      %15 = arith.addi %14, %c1 : index
      %16 = arith.minsi %15, %0 : index
      scf.for %arg4 = %c0 to %arg2 step %c1 {
        %17 = arith.muli %arg4, %dim_0 : index
        %18 = arith.divui %17, %arg2 : index
        %19 = arith.minui %18, %1 : index
        scf.for %arg5 = %c0 to %c3 step %c1 {
          %20 = memref.load %arg0[%14, %19, %arg5] : memref<?x?x3xi8>
          %21 = memref.load %arg0[%16, %19, %arg5] : memref<?x?x3xi8>
          %22 = arith.uitofp %20 : i8 to f32
          %23 = arith.uitofp %21 : i8 to f32
          %24 = arith.subf %cst, %11 : f32
          %25 = arith.mulf %22, %24 : f32
          %26 = math.fma %23, %11, %25 : f32
          memref.store %26, %alloc_1[%arg4, %arg5] : memref<?x3xf32>
        }
      }
      scf.for %arg4 = %c0 to %arg2 step %c1 {
        scf.for %arg5 = %c0 to %c3 step %c1 {
          %17 = memref.load %alloc_1[%arg4, %arg5] : memref<?x3xf32>
          %18 = arith.truncf %17 : f32 to f16
          memref.store %18, %alloc[%arg3, %arg4, %arg5] : memref<?x?x3xf16>
        }
      }
    }
    return %alloc : memref<?x?x3xf16>
  }
}

