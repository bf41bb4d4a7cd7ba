// mistake: the buffer %alloc is freed twice
// expected: double-free
module {
  func.func @mm(%arg0: memref<2x4xf32>, %arg1: memref<4x4xf32>, %arg2: memref<2x4xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<2xvector<4xf32>>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      %0 = vector.load %arg2[%arg3, %c0] : memref<2x4xf32>, vector<4xf32>
      %1 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %0) -> (vector<4xf32>) {
        %2 = memref.load %arg0[%arg3, %arg4] : memref<2x4xf32>
        %3 = vector.load %arg1[%arg4, %c0] : memref<4x4xf32>, vector<4xf32>
        %4 = vector.broadcast %2 : f32 to vector<4xf32>
        %5 = vector.fma %4, %3, %arg5 : vector<4xf32>
        scf.yield %5 : vector<4xf32>
      }
      memref.store %1, %alloc[%arg3] : memref<2xvector<4xf32>>
    }
    scf.for %arg3 = %c0 to %c2 step %c1 {
      %0 = memref.load %alloc[%arg3] : memref<2xvector<4xf32>>
      vector.store %0, %arg2[%arg3, %c0] : memref<2x4xf32>, vector<4xf32>
    }
    memref.dealloc %alloc : memref<2xvector<4xf32>>
    memref.dealloc %alloc : memref<2xvector<4xf32>>
    return
  }
}

