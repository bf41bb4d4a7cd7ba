func.func private @mix_4xi32(memref<4xi32>, i32) -> i32
func.func @entry0(%arg0: i1, %arg1: i32, %arg2: i1) -> (memref<?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %0 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%0 : memref<4xi32>)
  %1 = func.call @mix_4xi32(%0, %c6_i32) : (memref<4xi32>, i32) -> i32
  %2 = memref.alloc() : memref<i32>
  linalg.fill ins(%c3_i32 : i32) outs(%2 : memref<i32>)
  memref.store %c7_i32, %2[] : memref<i32>
  %3 = memref.load %2[] : memref<i32>
  vector.print %3 : i32
  %4 = memref.alloc() : memref<i32>
  memref.copy %2, %4 : memref<i32> to memref<i32>
  %5 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%1 : i32) outs(%5 : memref<4xi32>)
  %6 = func.call @mix_4xi32(%5, %1) : (memref<4xi32>, i32) -> i32
  %7 = memref.alloc() : memref<i32>
  memref.copy %2, %7 : memref<i32> to memref<i32>
  %8 = arith.minui %c4, %c3 : index
  scf.for %9 = %c0 to %8 step %c1 {
    scf.yield
  }
  %10 = memref.alloc(%c4) : memref<?xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%10 : memref<?xi32>)
  %11 = memref.load %4[] : memref<i32>
  vector.print %11 : i32
  return %10, %6 : memref<?xi32>, i32
}
