// expected: safe
// This is what fh makes of corpus/foreign/index-dialect-bit-matrix.mlir.
module {
  func.func @transpose8(%arg0: i64) -> i64 attributes {freehold.deallocated = ["memref"]} {
    %idx0 = index.constant 0
    %idx1 = index.constant 1
    %idx8 = index.constant 8
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %alloc = memref.alloc() : memref<8x8xi1>
    scf.for %arg1 = %idx0 to %idx8 step %idx1 {
      scf.for %arg2 = %idx0 to %idx8 step %idx1 {
        %1 = index.mul %arg1, %idx8
        %2 = index.add %1, %arg2
        %3 = index.casts %2 : index to i64
        %4 = arith.shrui %arg0, %3 : i64
        %5 = arith.andi %4, %c1_i64 : i64
        %6 = arith.cmpi ne, %5, %c0_i64 : i64
        memref.store %6, %alloc[%arg2, %arg1] : memref<8x8xi1>
      }
    }
    %0 = scf.for %arg1 = %idx0 to %idx8 step %idx1 iter_args(%arg2 = %c0_i64) -> (i64) {
      %1 = scf.for %arg3 = %idx0 to %idx8 step %idx1 iter_args(%arg4 = %arg2) -> (i64) {
        %2 = memref.load %alloc[%arg1, %arg3] : memref<8x8xi1>
        %3 = arith.extui %2 : i1 to i64
        %4 = index.mul %arg1, %idx8
        %5 = index.add %4, %arg3
        %6 = index.casts %5 : index to i64
        %7 = arith.shli %3, %6 : i64
        %8 = arith.ori %arg4, %7 : i64
        scf.yield %8 : i64
      }
      scf.yield %1 : i64
    }
    memref.dealloc %alloc : memref<8x8xi1>
    return %0 : i64
  }
}

