// mistake: the list of touched coordinates is freed when both operands are inserted, before it is walked
// expected: use-after-free
module {
  func.func @add(%arg0: memref<?xi8>, %arg1: memref<?xf32>, %arg2: memref<?xi8>, %arg3: memref<?xf32>) -> (memref<?xi8>, memref<?xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<256xf32>
    %alloc_0 = memref.alloc() : memref<256xi1>
    %alloc_1 = memref.alloc() : memref<256xi8>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<256xf32>)
    linalg.fill ins(%false : i1) outs(%alloc_0 : memref<256xi1>)
    %0 = call @insert(%arg0, %arg1, %alloc, %alloc_0, %alloc_1, %c0) : (memref<?xi8>, memref<?xf32>, memref<256xf32>, memref<256xi1>, memref<256xi8>, index) -> index
    %1 = call @insert(%arg2, %arg3, %alloc, %alloc_0, %alloc_1, %0) : (memref<?xi8>, memref<?xf32>, memref<256xf32>, memref<256xi1>, memref<256xi8>, index) -> index
    %alloc_2 = memref.alloc(%1) : memref<?xi8>
    %alloc_3 = memref.alloc(%1) : memref<?xf32>
    memref.dealloc %alloc_1 : memref<256xi8>
    scf.for %arg4 = %c0 to %1 step %c1 {
      %2 = memref.load %alloc_1[%arg4] : memref<256xi8>
      %3 = arith.index_castui %2 : i8 to index
      %4 = memref.load %alloc[%3] : memref<256xf32>
      memref.store %2, %alloc_2[%arg4] : memref<?xi8>
      memref.store %4, %alloc_3[%arg4] : memref<?xf32>
    }
    memref.dealloc %alloc : memref<256xf32>
    memref.dealloc %alloc_0 : memref<256xi1>
    return %alloc_2, %alloc_3 : memref<?xi8>, memref<?xf32>
  }
  func.func private @insert(%arg0: memref<?xi8>, %arg1: memref<?xf32>, %arg2: memref<256xf32>, %arg3: memref<256xi1>, %arg4: memref<256xi8>, %arg5: index) -> index attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
    %0 = arith.minui %dim, %dim_0 : index
    %1 = scf.for %arg6 = %c0 to %0 step %c1 iter_args(%arg7 = %arg5) -> (index) {
      %2 = memref.load %arg0[%arg6] : memref<?xi8>
      %3 = arith.index_castui %2 : i8 to index
      %4 = memref.load %arg1[%arg6] : memref<?xf32>
      %5 = memref.load %arg2[%3] : memref<256xf32>
      %6 = arith.addf %5, %4 : f32
      memref.store %6, %arg2[%3] : memref<256xf32>
      %7 = memref.load %arg3[%3] : memref<256xi1>
      %8 = scf.if %7 -> (index) {
        scf.yield %arg7 : index
      } else {
        memref.store %true, %arg3[%3] : memref<256xi1>
        memref.store %2, %arg4[%arg7] : memref<256xi8>
        %9 = arith.addi %arg7, %c1 : index
        scf.yield %9 : index
      }
      scf.yield %8 : index
    }
    return %1 : index
  }
}
