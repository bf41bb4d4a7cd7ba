// expected: safe
// This is what fh makes of corpus/foreign/hand-freed-loop-temporaries.mlir.
module {
  func.func @moving_average(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.remui %arg1, %c4 : index
    %1 = arith.addi %0, %c1 : index
    %2 = arith.cmpi uge, %dim, %1 : index
    %3 = arith.subi %dim, %1 : index
    %4 = arith.addi %3, %c1 : index
    %5 = arith.select %2, %4, %c0 : index
    %6 = arith.index_cast %1 : index to i32
    %7 = arith.sitofp %6 : i32 to f32
    %alloc = memref.alloc(%5) : memref<?xf32>
    scf.for %arg2 = %c0 to %5 step %c1 {
      %alloc_0 = memref.alloc(%1) : memref<?xf32>
      %subview = memref.subview %arg0[%arg2] [%1] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      memref.copy %subview, %alloc_0 : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
      %8 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %cst) -> (f32) {
        %10 = memref.load %alloc_0[%arg3] : memref<?xf32>
        %11 = arith.addf %arg4, %10 : f32
        scf.yield %11 : f32
      }
      %9 = arith.divf %8, %7 : f32
      memref.store %9, %alloc[%arg2] : memref<?xf32>
      memref.dealloc %alloc_0 : memref<?xf32>
    }
    return %alloc : memref<?xf32>
  }
}

