// mistake: `memref.dealloc %alloc` is missing
// expected: leak
module {
  func.func @mul(%arg0: memref<?xi32>, %arg1: memref<?xi32>) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c0_i64 = arith.constant 0 : i64
    %c32_i64 = arith.constant 32 : i64
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi32>
    %0 = arith.addi %dim, %dim_0 : index
    %alloc = memref.alloc(%0) : memref<?xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<?xi32>)
    scf.for %arg2 = %c0 to %dim step %c1 {
      %9 = memref.load %arg0[%arg2] : memref<?xi32>
      %10 = arith.extui %9 : i32 to i64
      %11 = scf.for %arg3 = %c0 to %dim_0 step %c1 iter_args(%arg4 = %c0_i64) -> (i64) {
        %14 = memref.load %arg1[%arg3] : memref<?xi32>
        %15 = arith.extui %14 : i32 to i64
        %16 = arith.muli %10, %15 : i64
        %17 = arith.addi %arg2, %arg3 : index
        %18 = memref.load %alloc[%17] : memref<?xi32>
        %19 = arith.extui %18 : i32 to i64
        %20 = arith.addi %16, %19 : i64
        %21 = arith.addi %20, %arg4 : i64
        %22 = arith.trunci %21 : i64 to i32
        memref.store %22, %alloc[%17] : memref<?xi32>
        %23 = arith.shrui %21, %c32_i64 : i64
        scf.yield %23 : i64
      }
      %12 = arith.addi %arg2, %dim_0 : index
      %13 = arith.trunci %11 : i64 to i32
      memref.store %13, %alloc[%12] : memref<?xi32>
    }
    %1 = scf.while (%arg2 = %0) : (index) -> index {
      %9 = arith.cmpi ugt, %arg2, %c0 : index
      %10 = scf.if %9 -> (i1) {
        %11 = arith.subi %arg2, %c1 : index
        %12 = memref.load %alloc[%11] : memref<?xi32>
        %13 = arith.cmpi eq, %12, %c0_i32 : i32
        scf.yield %13 : i1
      } else {
        scf.yield %false : i1
      }
      scf.condition(%10) %arg2 : index
    } do {
    ^bb0(%arg2: index):
      %9 = arith.subi %arg2, %c1 : index
      scf.yield %9 : index
    }
    %2 = arith.cmpi eq, %1, %0 : index
    %3 = arith.cmpi ne, %1, %0 : index
    %4 = scf.if %2 -> (memref<?xi32>) {
      scf.yield %alloc : memref<?xi32>
    } else {
      %alloc_2 = memref.alloc(%1) : memref<?xi32>
      %subview = memref.subview %alloc[0] [%1] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
      memref.copy %subview, %alloc_2 : memref<?xi32, strided<[1]>> to memref<?xi32>
      scf.yield %alloc_2 : memref<?xi32>
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xi32> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %4 : memref<?xi32> -> index
    %5 = arith.cmpi ne, %intptr, %intptr_1 : index
    %6 = arith.cmpi eq, %intptr, %intptr_1 : index
    scf.if %5 {
    }
    %7 = arith.ori %3, %6 : i1
    %8 = scf.if %7 -> (memref<?xi32>) {
      scf.yield %4 : memref<?xi32>
    } else {
      %9 = bufferization.clone %4 : memref<?xi32> to memref<?xi32>
      scf.yield %9 : memref<?xi32>
    }
    return %8 : memref<?xi32>
  }
}
