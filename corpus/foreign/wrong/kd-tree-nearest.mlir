// mistake: `memref.dealloc %alloc` stands twice
// expected: double-free
module {
  func.func private @nearest(%arg0: memref<?x2xf32>, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<1xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = arith.cmpi ult, %arg1, %arg2 : index
    scf.if %0 {
      %1 = arith.addi %arg1, %arg2 : index
      %2 = arith.divui %1, %c2 : index
      %alloc = memref.alloc() : memref<2xf32>
      scf.for %arg5 = %c0 to %c2 step %c1 {
        %9 = memref.load %arg0[%2, %arg5] : memref<?x2xf32>
        %10 = memref.load %arg3[%arg5] : memref<2xf32>
        %11 = arith.subf %9, %10 : f32
        %12 = arith.mulf %11, %11 : f32
        memref.store %12, %alloc[%arg5] : memref<2xf32>
      }
      %3 = memref.load %alloc[%c0] : memref<2xf32>
      %4 = memref.load %alloc[%c1] : memref<2xf32>
      %5 = arith.addf %3, %4 : f32
      %6 = memref.load %arg4[%c0] : memref<1xf32>
      %7 = arith.minnumf %6, %5 : f32
      memref.store %7, %arg4[%c0] : memref<1xf32>
      func.call @nearest(%arg0, %arg1, %2, %arg3, %arg4) : (memref<?x2xf32>, index, index, memref<2xf32>, memref<1xf32>) -> ()
      %8 = arith.addi %2, %c1 : index
      func.call @nearest(%arg0, %8, %arg2, %arg3, %arg4) : (memref<?x2xf32>, index, index, memref<2xf32>, memref<1xf32>) -> ()
      memref.dealloc %alloc : memref<2xf32>
    }
    return
  }
  func.func @query(%arg0: memref<?x2xf32>, %arg1: memref<2xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+30 : f32
    %alloc = memref.alloc() : memref<1xf32>
    memref.store %cst, %alloc[%c0] : memref<1xf32>
    %dim = memref.dim %arg0, %c0 : memref<?x2xf32>
    call @nearest(%arg0, %c0, %dim, %arg1, %alloc) : (memref<?x2xf32>, index, index, memref<2xf32>, memref<1xf32>) -> ()
    %0 = memref.load %alloc[%c0] : memref<1xf32>
    memref.dealloc %alloc : memref<1xf32>
    memref.dealloc %alloc : memref<1xf32>
    return %0 : f32
  }
}
