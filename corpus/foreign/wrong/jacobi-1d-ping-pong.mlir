// mistake: the second buffer is taken to be the result's whatever the number of steps, so it is never freed
// expected: leak
module {
  func.func @heat1d(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e+00 : f32
    %dim = memref.dim %arg1, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    %alloc_0 = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg1, %alloc : memref<?xf32> to memref<?xf32>
    memref.copy %arg1, %alloc_0 : memref<?xf32> to memref<?xf32>
    %0 = arith.subi %dim, %c1 : index
    %1 = arith.maxsi %0, %c0 : index
    %2 = arith.minui %arg0, %dim : index
    %3:2 = scf.for %arg3 = %c0 to %2 step %c1 iter_args(%arg4 = %alloc, %arg5 = %alloc_0) -> (memref<?xf32>, memref<?xf32>) {
      scf.for %arg6 = %c1 to %1 step %c1 {
        %10 = arith.subi %arg6, %c1 : index
        %11 = arith.addi %arg6, %c1 : index
        %12 = memref.load %arg4[%10] : memref<?xf32>
        %13 = memref.load %arg4[%arg6] : memref<?xf32>
        %14 = memref.load %arg4[%11] : memref<?xf32>
        %15 = arith.addf %12, %14 : f32
        %16 = arith.mulf %13, %cst : f32
        %17 = arith.subf %15, %16 : f32
        %18 = arith.mulf %17, %arg2 : f32
        %19 = arith.addf %13, %18 : f32
        memref.store %19, %arg5[%arg6] : memref<?xf32>
      }
      scf.yield %arg5, %arg4 : memref<?xf32>, memref<?xf32>
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xf32> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %3#0 : memref<?xf32> -> index
    %4 = arith.cmpi ne, %intptr, %intptr_1 : index
    %5 = arith.cmpi eq, %intptr, %intptr_1 : index
    scf.if %4 {
      memref.dealloc %alloc : memref<?xf32>
    }
    %intptr_2 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<?xf32> -> index
    %6 = arith.cmpi ne, %intptr_2, %intptr_1 : index
    %7 = arith.cmpi eq, %intptr_2, %intptr_1 : index
    %8 = arith.ori %5, %7 : i1
    %9 = scf.if %8 -> (memref<?xf32>) {
      scf.yield %3#0 : memref<?xf32>
    } else {
      %10 = bufferization.clone %3#0 : memref<?xf32> to memref<?xf32>
      scf.yield %10 : memref<?xf32>
    }
    return %9 : memref<?xf32>
  }
}
