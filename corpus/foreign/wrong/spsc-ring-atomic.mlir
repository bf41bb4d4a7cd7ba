// mistake: the buffer is freed before it is returned
// expected: abi
module {
  func.func @transfer(%arg0: memref<?xi16>, %arg1: memref<8xi16>, %arg2: memref<2xi32>) -> memref<?xi16> attributes {freehold.deallocated = ["memref"]} {
    %c0_i16 = arith.constant 0 : i16
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    %c8_i32 = arith.constant 8 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi16>
    %alloc = memref.alloc(%dim) : memref<?xi16>
    linalg.fill ins(%c0_i16 : i16) outs(%alloc : memref<?xi16>)
    %0:2 = scf.while (%arg3 = %c0, %arg4 = %c0) : (index, index) -> (index, index) {
      %1 = arith.cmpi ult, %arg4, %dim : index
      scf.condition(%1) %arg3, %arg4 : index, index
    } do {
    ^bb0(%arg3: index, %arg4: index):
      %1 = memref.load %arg2[%c0] : memref<2xi32>
      %2 = memref.load %arg2[%c1] : memref<2xi32>
      %3 = arith.subi %1, %2 : i32
      %4 = arith.cmpi ult, %3, %c8_i32 : i32
      %5 = arith.cmpi ult, %arg3, %dim : index
      %6 = arith.andi %4, %5 : i1
      %7 = scf.if %6 -> (index) {
        %13 = memref.load %arg0[%arg3] : memref<?xi16>
        %14 = arith.andi %1, %c7_i32 : i32
        %15 = arith.index_castui %14 : i32 to index
        memref.store %13, %arg1[%15] : memref<8xi16>
        %16 = memref.atomic_rmw addi %c1_i32, %arg2[%c0] : (i32, memref<2xi32>) -> i32
        %17 = arith.addi %arg3, %c1 : index
        scf.yield %17 : index
      } else {
        scf.yield %arg3 : index
      }
      %8 = arith.andi %2, %c7_i32 : i32
      %9 = arith.index_castui %8 : i32 to index
      %10 = memref.load %arg1[%9] : memref<8xi16>
      memref.store %10, %alloc[%arg4] : memref<?xi16>
      %11 = memref.generic_atomic_rmw %arg2[%c1] : memref<2xi32> {
      ^bb0(%arg5: i32):
        %13 = arith.addi %arg5, %c1_i32 : i32
        memref.atomic_yield %13 : i32
      }
      %12 = arith.addi %arg4, %c1 : index
      scf.yield %7, %12 : index, index
    }
  memref.dealloc %alloc : memref<?xi16>
    return %alloc : memref<?xi16>
  }
}

