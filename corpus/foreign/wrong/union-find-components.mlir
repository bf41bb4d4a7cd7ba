// mistake: the deallocation of a buffer is missing
// expected: leak
module {
  func.func @components(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xindex>) -> (memref<?xindex>, index) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg0) : memref<?xindex>
    %alloc_0 = memref.alloc(%arg0) : memref<?xi8>
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      memref.store %arg3, %alloc[%arg3] : memref<?xindex>
      memref.store %c0_i8, %alloc_0[%arg3] : memref<?xi8>
    }
    %dim = memref.dim %arg1, %c0 : memref<?xindex>
    %0 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %arg0) -> (index) {
      %1 = memref.load %arg1[%arg3] : memref<?xindex>
      %2 = memref.load %arg2[%arg3] : memref<?xindex>
      %3 = func.call @find(%alloc, %1) : (memref<?xindex>, index) -> index
      %4 = func.call @find(%alloc, %2) : (memref<?xindex>, index) -> index
      %5 = arith.cmpi eq, %3, %4 : index
      %6 = scf.if %5 -> (index) {
        scf.yield %arg4 : index
      } else {
        %7 = memref.load %alloc_0[%3] : memref<?xi8>
        %8 = memref.load %alloc_0[%4] : memref<?xi8>
        %9 = arith.cmpi ult, %7, %8 : i8
        %10 = arith.select %9, %3, %4 : index
        %11 = arith.select %9, %4, %3 : index
        memref.store %11, %alloc[%10] : memref<?xindex>
        %12 = arith.cmpi eq, %7, %8 : i8
        scf.if %12 {
          %14 = arith.addi %7, %c1_i8 : i8
          memref.store %14, %alloc_0[%11] : memref<?xi8>
        }
        %13 = arith.subi %arg4, %c1 : index
        scf.yield %13 : index
      }
      scf.yield %6 : index
    }
    return %alloc, %0 : memref<?xindex>, index
  }
  func.func private @find(%arg0: memref<?xindex>, %arg1: index) -> index attributes {freehold.deallocated = ["memref"]} {
    %0 = scf.while (%arg2 = %arg1) : (index) -> index {
      %1 = memref.load %arg0[%arg2] : memref<?xindex>
      %2 = arith.cmpi ne, %1, %arg2 : index
      scf.condition(%2) %arg2 : index
    } do {
    ^bb0(%arg2: index):
      %1 = memref.load %arg0[%arg2] : memref<?xindex>
      %2 = memref.load %arg0[%1] : memref<?xindex>
      memref.store %2, %arg0[%arg2] : memref<?xindex>
      scf.yield %2 : index
    }
    return %0 : index
  }
}

