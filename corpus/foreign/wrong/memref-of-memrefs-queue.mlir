// mistake: the buffer %alloc_1 is freed twice
// expected: double-free
module {
  func.func @swap(%arg0: f32, %arg1: index) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = arith.minui %arg1, %c3 : index
    %alloc = memref.alloc() : memref<2xmemref<2xf32>>
    %alloc_0 = memref.alloc() : memref<2xf32>
    %alloc_1 = memref.alloc() : memref<2xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc_0 : memref<2xf32>)
    linalg.fill ins(%arg0 : f32) outs(%alloc_1 : memref<2xf32>)
    memref.store %alloc_0, %alloc[%c0] : memref<2xmemref<2xf32>>
    memref.store %alloc_1, %alloc[%c1] : memref<2xmemref<2xf32>>
    scf.for %arg2 = %c0 to %0 step %c1 {
      %3 = memref.load %alloc[%c0] : memref<2xmemref<2xf32>>
      %4 = memref.load %alloc[%c1] : memref<2xmemref<2xf32>>
      %5 = memref.load %3[%c0] : memref<2xf32>
      %6 = arith.addf %5, %arg0 : f32
      memref.store %6, %4[%c0] : memref<2xf32>
      memref.store %4, %alloc[%c0] : memref<2xmemref<2xf32>>
      memref.store %3, %alloc[%c1] : memref<2xmemref<2xf32>>
    }
    %1 = memref.load %alloc[%c0] : memref<2xmemref<2xf32>>
    %2 = memref.load %1[%c0] : memref<2xf32>
    memref.dealloc %alloc : memref<2xmemref<2xf32>>
    memref.dealloc %alloc_0 : memref<2xf32>
    memref.dealloc %alloc_1 : memref<2xf32>
    memref.dealloc %alloc_1 : memref<2xf32>
    return %2 : f32
  }
}

