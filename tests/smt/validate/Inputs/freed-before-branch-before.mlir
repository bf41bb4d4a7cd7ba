// A branch of which each side passes on another buffer.
func.func private @use_2x2xi32(memref<2x2xi32>)
func.func private @use_4xi32(memref<4xi32>)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c0_i64 = arith.constant 0 : i64
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %c6_i64 = arith.constant 6 : i64
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%0 : memref<4xi32>)
  %1 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%1 : memref<4xi32>)
  cf.cond_br %arg1, ^bb3(%c6_i64, %1 : i64, memref<4xi32>), ^bb1
^bb1:
  %2 = arith.minui %c2, %c2 : index
  %3 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%3 : memref<2x2xi32>)
  scf.parallel (%4, %5) = (%c1, %c0) to (%c2, %2) step (%c1, %c1) {
    scf.reduce
  }
  cf.br ^bb6
^bb6:
  %6 = arith.index_cast %c1 : index to i32
  %7 = arith.minui %c0, %c3 : index
  scf.for %8 = %c0 to %7 step %c1 {
    scf.yield
  }
  %9 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%9 : memref<4xi32>)
  func.call @use_2x2xi32(%3) : (memref<2x2xi32>) -> ()
  cf.cond_br %arg2, ^bb3(%c6_i64, %0 : i64, memref<4xi32>), ^bb2(%c0_i64, %9 : i64, memref<4xi32>)
^bb2(%10: i64, %11: memref<4xi32>):
  cf.br ^bb3(%10, %11 : i64, memref<4xi32>)
^bb3(%12: i64, %13: memref<4xi32>):
  %14 = memref.load %13[%c1] : memref<4xi32>
  vector.print %14 : i32
  cf.br ^bb4
^bb4:
  return %c3_i32 : i32
}
