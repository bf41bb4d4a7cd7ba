// mistake: `memref.dealloc %alloc_0` is missing
// expected: leak
module {
  func.func @stream(%arg0: memref<?xf32>, %arg1: f32) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    scf.for %arg2 = %c0 to %dim step %c16 {
      %0 = arith.addi %arg2, %c16 : index
      %1 = arith.minsi %0, %dim : index
      %2 = arith.subi %1, %arg2 : index
      %alloc_0 = memref.alloc(%2) {alignment = 64 : i64} : memref<?xf32>
      scf.for %arg3 = %c0 to %2 step %c1 {
        %3 = arith.addi %arg2, %arg3 : index
        memref.prefetch %arg0[%3], read, locality<1>, data : memref<?xf32>
        %4 = memref.load %arg0[%3] {nontemporal = true} : memref<?xf32>
        %5 = arith.mulf %4, %arg1 : f32
        memref.store %5, %alloc_0[%arg3] : memref<?xf32>
      }
      scf.for %arg3 = %c0 to %2 step %c1 {
        %3 = arith.addi %arg2, %arg3 : index
        %4 = memref.load %alloc_0[%arg3] : memref<?xf32>
        memref.store %4, %alloc[%3] {nontemporal = true} : memref<?xf32>
      }
    }
    return %alloc : memref<?xf32>
  }
}
