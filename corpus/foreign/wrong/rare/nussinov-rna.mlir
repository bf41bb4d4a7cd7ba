// mistake: the table stays for sequences that pair at both ends
// expected: leak
module {
  func.func private @match(%arg0: i8, %arg1: i8) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c3_i8 = arith.constant 3 : i8
    %0 = arith.andi %arg0, %c3_i8 : i8
    %1 = arith.andi %arg1, %c3_i8 : i8
    %2 = arith.addi %0, %1 : i8
    %3 = arith.cmpi eq, %2, %c3_i8 : i8
    %4 = arith.extui %3 : i1 to i32
    return %4 : i32
  }
  func.func @nussinov(%arg0: memref<?xi8>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %0 = arith.cmpi eq, %dim, %c0 : index
    %1 = scf.if %0 -> (i32) {
      scf.yield %c0_i32 : i32
    } else {
      %alloc = memref.alloc(%dim, %dim) : memref<?x?xi32>
      linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<?x?xi32>)
      scf.for %arg1 = %c1 to %dim step %c1 {
        %4 = arith.subi %dim, %arg1 : index
        scf.for %arg2 = %c0 to %4 step %c1 {
          %5 = arith.addi %arg2, %arg1 : index
          %6 = arith.addi %arg2, %c1 : index
          %7 = arith.subi %5, %c1 : index
          %8 = memref.load %alloc[%6, %5] : memref<?x?xi32>
          %9 = memref.load %alloc[%arg2, %7] : memref<?x?xi32>
          %10 = arith.maxsi %8, %9 : i32
          %11 = memref.load %arg0[%arg2] : memref<?xi8>
          %12 = memref.load %arg0[%5] : memref<?xi8>
          %13 = func.call @match(%11, %12) : (i8, i8) -> i32
          %14 = memref.load %alloc[%6, %7] : memref<?x?xi32>
          %15 = arith.addi %14, %13 : i32
          %16 = arith.maxsi %10, %15 : i32
          %17 = scf.for %arg3 = %6 to %5 step %c1 iter_args(%arg4 = %16) -> (i32) {
            %18 = arith.addi %arg3, %c1 : index
            %19 = memref.load %alloc[%arg2, %arg3] : memref<?x?xi32>
            %20 = memref.load %alloc[%18, %5] : memref<?x?xi32>
            %21 = arith.addi %19, %20 : i32
            %22 = arith.maxsi %arg4, %21 : i32
            scf.yield %22 : i32
          }
          memref.store %17, %alloc[%arg2, %5] : memref<?x?xi32>
        }
      }
      %2 = arith.subi %dim, %c1 : index
      %3 = memref.load %alloc[%c0, %2] : memref<?x?xi32>
      %first = memref.load %arg0[%c0] : memref<?xi8>
      %last = memref.load %arg0[%2] : memref<?xi8>
      %mm = func.call @match(%first, %last) : (i8, i8) -> i32
      %nomatch = arith.cmpi eq, %mm, %c0_i32 : i32
      scf.if %nomatch {
      memref.dealloc %alloc : memref<?x?xi32>
      }
      scf.yield %3 : i32
    }
    return %1 : i32
  }
}
