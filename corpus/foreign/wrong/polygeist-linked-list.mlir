// mistake: the buffer %alloc_0 is freed twice
// expected: double-free
module {
  func.func @list(%arg0: memref<6xi32>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c-1 = arith.constant -1 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<6xindex>
    %alloc_0 = memref.alloc() : memref<6xi32>
    %alloc_1 = memref.alloc() : memref<1xindex>
    memref.store %c-1, %alloc_1[%c0] : memref<1xindex>
    scf.for %arg1 = %c0 to %c6 step %c1 {
      %2 = memref.load %arg0[%arg1] : memref<6xi32>
      memref.store %2, %alloc_0[%arg1] : memref<6xi32>
      %3 = memref.load %alloc_1[%c0] : memref<1xindex>
      memref.store %3, %alloc[%arg1] : memref<6xindex>
      memref.store %arg1, %alloc_1[%c0] : memref<1xindex>
    }
    %0 = memref.load %alloc_1[%c0] : memref<1xindex>
    %1:2 = scf.while (%arg1 = %0, %arg2 = %c0_i32) : (index, i32) -> (index, i32) {
      %2 = arith.cmpi ne, %arg1, %c-1 : index
      scf.condition(%2) %arg1, %arg2 : index, i32
    } do {
    ^bb0(%arg1: index, %arg2: i32):
      %2 = memref.load %alloc_0[%arg1] : memref<6xi32>
      %3 = arith.addi %arg2, %2 : i32
      %4 = memref.load %alloc[%arg1] : memref<6xindex>
      scf.yield %4, %3 : index, i32
    }
    memref.dealloc %alloc : memref<6xindex>
    memref.dealloc %alloc_0 : memref<6xi32>
    memref.dealloc %alloc_0 : memref<6xi32>
    memref.dealloc %alloc_1 : memref<1xindex>
    return %1#1 : i32
  }
}

