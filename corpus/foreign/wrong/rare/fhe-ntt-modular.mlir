// mistake: levels of length one keep their input if it begins with the modulus less one
// expected: leak
module {
  memref.global "private" constant @roots : memref<4xi64> = dense<[1, 9, 13, 15]>
  func.func @ntt(%arg0: memref<8xi64>) -> memref<8xi64> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c17_i64 = arith.constant 17 : i64
    %c17_i128 = arith.constant 17 : i128
    %0 = memref.get_global @roots : memref<4xi64>
    %alloc = memref.alloc() : memref<8xi64>
    scf.for %arg1 = %c0 to %c8 step %c1 {
      %6 = memref.load %arg0[%arg1] : memref<8xi64>
      %7 = arith.remui %6, %c17_i64 : i64
      memref.store %7, %alloc[%arg1] : memref<8xi64>
    }
    %1:3 = scf.while (%arg1 = %alloc, %arg2 = %c4, %arg3 = %false) : (memref<8xi64>, index, i1) -> (memref<8xi64>, index, i1) {
      %6 = arith.cmpi ugt, %arg2, %c0 : index
      scf.condition(%6) %arg1, %arg2, %arg3 : memref<8xi64>, index, i1
    } do {
    ^bb0(%arg1: memref<8xi64>, %arg2: index, %arg3: i1):
      %alloc_1 = memref.alloc() : memref<8xi64>
      %6 = arith.shli %arg2, %c1 : index
      scf.for %arg4 = %c0 to %c8 step %6 {
        scf.for %arg5 = %c0 to %arg2 step %c1 {
          %8 = arith.addi %arg4, %arg5 : index
          %9 = arith.addi %8, %arg2 : index
          %10 = arith.divui %c4, %arg2 : index
          %11 = arith.muli %10, %arg5 : index
          %12 = memref.load %0[%11] : memref<4xi64>
          %13 = memref.load %arg1[%8] : memref<8xi64>
          %14 = memref.load %arg1[%9] : memref<8xi64>
          %15 = arith.addi %13, %14 : i64
          %16 = arith.remui %15, %c17_i64 : i64
          %17 = arith.addi %13, %c17_i64 : i64
          %18 = arith.subi %17, %14 : i64
          %19 = arith.extui %18 : i64 to i128
          %20 = arith.extui %12 : i64 to i128
          %21 = arith.muli %19, %20 : i128
          %22 = arith.remui %21, %c17_i128 : i128
          %23 = arith.trunci %22 : i128 to i64
          memref.store %16, %alloc_1[%8] : memref<8xi64>
          memref.store %23, %alloc_1[%9] : memref<8xi64>
        }
      }
      %7 = arith.shrui %arg2, %c1 : index
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<8xi64> -> memref<i64>, index, index, index
      %fst = memref.load %arg1[%c0] : memref<8xi64>
      %sixteen = arith.constant 16 : i64
      %no = arith.cmpi ne, %fst, %sixteen : i64
      %both = arith.andi %no, %arg3 : i1
      scf.if %both {
        memref.dealloc %base_buffer : memref<i64>
      }
      scf.yield %alloc_1, %7, %true : memref<8xi64>, index, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<8xi64> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %1#0 : memref<8xi64> -> index
    %2 = arith.cmpi ne, %intptr, %intptr_0 : index
    %3 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %2 {
      memref.dealloc %alloc : memref<8xi64>
    }
    %4 = arith.ori %1#2, %3 : i1
    %5 = scf.if %4 -> (memref<8xi64>) {
      scf.yield %1#0 : memref<8xi64>
    } else {
      %6 = bufferization.clone %1#0 : memref<8xi64> to memref<8xi64>
      scf.yield %6 : memref<8xi64>
    }
    return %5 : memref<8xi64>
  }
}
