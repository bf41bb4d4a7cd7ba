// expected: safe
// This is what fh makes of corpus/foreign/atomic-histogram-parallel.mlir.
module {
  func.func @hist(%arg0: memref<?xi32>) -> memref<4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %alloc = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<4xi32>)
    scf.parallel (%arg1) = (%c0) to (%dim) step (%c1) {
      %3 = memref.load %arg0[%arg1] : memref<?xi32>
      %4 = arith.andi %3, %c3_i32 : i32
      %5 = arith.index_castui %4 : i32 to index
      %6 = memref.atomic_rmw addi %c1_i32, %alloc[%5] : (i32, memref<4xi32>) -> i32
      scf.reduce 
    }
    %0 = arith.index_cast %dim : index to i32
    %1 = arith.maxsi %0, %c1_i32 : i32
    %2 = arith.sitofp %1 : i32 to f32
    %alloc_0 = memref.alloc() : memref<4xf32>
    linalg.map ins(%alloc : memref<4xi32>) outs(%alloc_0 : memref<4xf32>)
      (%in: i32, %init: f32) {
        %3 = arith.sitofp %in : i32 to f32
        %4 = arith.divf %3, %2 : f32
        linalg.yield %4 : f32
      }
    memref.dealloc %alloc : memref<4xi32>
    return %alloc_0 : memref<4xf32>
  }
}

