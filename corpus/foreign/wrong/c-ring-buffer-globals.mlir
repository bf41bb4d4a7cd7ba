// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  memref.global @ring : memref<4xi32> = dense<0>
  memref.global @head : memref<1xindex> = dense<0>
  memref.global @count : memref<1xindex> = dense<0>
  func.func @push(%arg0: i32) -> i1 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = memref.get_global @ring : memref<4xi32>
    %1 = memref.get_global @head : memref<1xindex>
    %2 = memref.get_global @count : memref<1xindex>
    %3 = memref.load %2[%c0] : memref<1xindex>
    %4 = arith.cmpi uge, %3, %c4 : index
    %5 = arith.cmpi ult, %3, %c4 : index
    scf.if %4 {
    } else {
      %6 = memref.load %1[%c0] : memref<1xindex>
      %7 = arith.addi %6, %3 : index
      %8 = arith.remui %7, %c4 : index
      memref.store %arg0, %0[%8] : memref<4xi32>
      %9 = arith.addi %3, %c1 : index
      memref.store %9, %2[%c0] : memref<1xindex>
    }
    return %5 : i1
  }
  func.func @snapshot() -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = memref.get_global @ring : memref<4xi32>
    %1 = memref.get_global @head : memref<1xindex>
    %2 = memref.get_global @count : memref<1xindex>
    %3 = memref.load %2[%c0] : memref<1xindex>
    %4 = arith.minui %3, %c4 : index
    %5 = memref.load %1[%c0] : memref<1xindex>
    %alloc = memref.alloc(%4) : memref<?xi32>
    scf.for %arg0 = %c0 to %4 step %c1 {
      %6 = arith.addi %5, %arg0 : index
      %7 = arith.remui %6, %c4 : index
      %8 = memref.load %0[%7] : memref<4xi32>
      memref.store %8, %alloc[%arg0] : memref<?xi32>
    }
    memref.dealloc %alloc : memref<?xi32>
    return %alloc : memref<?xi32>
  }
}

