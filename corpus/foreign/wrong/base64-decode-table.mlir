// mistake: the buffer is freed before it is returned
// expected: abi
module {
  memref.global "private" @rev : memref<256xi8> = uninitialized
  memref.global "private" @ready : memref<i1> = dense<false>
  func.func private @init() attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c26 = arith.constant 26 : index
    %c65 = arith.constant 65 : index
    %c-1_i8 = arith.constant -1 : i8
    %0 = memref.get_global @rev : memref<256xi8>
    linalg.fill ins(%c-1_i8 : i8) outs(%0 : memref<256xi8>)
    scf.for %arg0 = %c0 to %c26 step %c1 {
      %2 = arith.index_cast %arg0 : index to i8
      %3 = arith.addi %arg0, %c65 : index
      memref.store %2, %0[%3] : memref<256xi8>
    }
    %1 = memref.get_global @ready : memref<i1>
    memref.store %true, %1[] : memref<i1>
    return
  }
  func.func @decode(%arg0: memref<?xi8>) -> memref<?xi8> attributes {freehold.deallocated = ["memref"]} {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c6_i32 = arith.constant 6 : i32
    %c8_i32 = arith.constant 8 : i32
    %c16_i32 = arith.constant 16 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %0 = memref.get_global @ready : memref<i1>
    %1 = memref.load %0[] : memref<i1>
    scf.if %1 {
    } else {
      func.call @init() : () -> ()
    }
    %2 = memref.get_global @rev : memref<256xi8>
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %3 = arith.remui %dim, %c4 : index
    %4 = arith.cmpi eq, %3, %c0 : index
    cf.assert %4, "length is no multiple of four"
    %5 = arith.divui %dim, %c4 : index
    %6 = arith.muli %5, %c3 : index
    %alloc = memref.alloc(%6) : memref<?xi8>
    scf.for %arg1 = %c0 to %5 step %c1 {
      %7 = arith.muli %arg1, %c4 : index
      %8 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
        %17 = arith.addi %7, %arg2 : index
        %18 = memref.load %arg0[%17] : memref<?xi8>
        %19 = arith.index_castui %18 : i8 to index
        %20 = memref.load %2[%19] : memref<256xi8>
        %21 = arith.extui %20 : i8 to i32
        %22 = arith.shli %arg3, %c6_i32 : i32
        %23 = arith.ori %22, %21 : i32
        scf.yield %23 : i32
      }
      %9 = arith.muli %arg1, %c3 : index
      %10 = arith.addi %9, %c1 : index
      %11 = arith.addi %9, %c2 : index
      %12 = arith.shrui %8, %c16_i32 : i32
      %13 = arith.shrui %8, %c8_i32 : i32
      %14 = arith.trunci %12 : i32 to i8
      %15 = arith.trunci %13 : i32 to i8
      %16 = arith.trunci %8 : i32 to i8
      memref.store %14, %alloc[%9] : memref<?xi8>
      memref.store %15, %alloc[%10] : memref<?xi8>
      memref.store %16, %alloc[%11] : memref<?xi8>
    }
  memref.dealloc %alloc : memref<?xi8>
    return %alloc : memref<?xi8>
  }
}

