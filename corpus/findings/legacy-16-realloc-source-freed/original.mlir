func.func @entry0(%arg0: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c6_i32 = arith.constant 6 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc() : memref<i32>
  linalg.fill ins(%c8_i32 : i32) outs(%0 : memref<i32>)
  %1 = scf.execute_region -> (memref<4xi32>) {
    %2 = memref.alloc() : memref<4xi32>
    memref.store %c6_i32, %2[%c0] : memref<4xi32>
    memref.store %c1_i32, %2[%c1] : memref<4xi32>
    memref.store %c8_i32, %2[%c2] : memref<4xi32>
    memref.store %c3_i32, %2[%c3] : memref<4xi32>
    %3 = memref.realloc %2(%c1) : memref<4xi32> to memref<?xi32>
    linalg.fill ins(%c1_i32 : i32) outs(%3 : memref<?xi32>)
    %4 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c6_i32 : i32) outs(%4 : memref<4xi32>)
    %5 = memref.dim %3, %c0 : memref<?xi32>
    %6 = arith.cmpi ugt, %5, %c0 : index
    %7 = arith.maxui %5, %c1 : index
    %8 = arith.remui %c1, %7 : index
    %9 = scf.if %6 -> (i32) {
      %10 = memref.load %3[%8] : memref<?xi32>
      scf.yield %10 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %9 : i32
    scf.yield %4 : memref<4xi32>
  }
  %11 = arith.subi %c9_i32, %c0_i32 : i32
  %12 = memref.alloc() : memref<i32>
  linalg.fill ins(%c8_i32 : i32) outs(%12 : memref<i32>)
  %13 = memref.load %1[%c3] : memref<4xi32>
  vector.print %13 : i32
  %14 = memref.load %12[] : memref<i32>
  vector.print %14 : i32
  return %c6_i32 : i32
}
