func.func private @use_4xi32(memref<4xi32>)
func.func private @use_i32(memref<i32>)
func.func private @helper0(%arg0: i1, %arg1: i1) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5_i32 = arith.constant 5 : i32
  %c7_i32 = arith.constant 7 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc() : memref<4xi32>
  memref.store %c7_i32, %0[%c0] : memref<4xi32>
  memref.store %c9_i32, %0[%c1] : memref<4xi32>
  memref.store %c5_i32, %0[%c2] : memref<4xi32>
  memref.store %c7_i32, %0[%c3] : memref<4xi32>
  return %0 : memref<4xi32>
}
func.func @entry0(%arg0: memref<i32>, %arg1: memref<4xi32>, %arg2: index, %arg3: index, %arg4: i32, %arg5: i1) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %false = arith.constant false
  %0 = arith.minui %arg2, %c4 : index
  %1 = arith.minui %arg3, %c4 : index
  %2 = memref.alloc() : memref<4xi32>
  memref.copy %arg1, %2 : memref<4xi32> to memref<4xi32>
  %3 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%3 : memref<4xi32>)
  cf.cond_br %arg5, ^bb2(%3 : memref<4xi32>), ^bb3
^bb2(%4: memref<4xi32>):
  %5 = memref.alloc() : memref<i32>
  linalg.fill ins(%arg4 : i32) outs(%5 : memref<i32>)
  %6 = arith.cmpi ne, %c6_i32, %arg4 : i32
  %7 = arith.select %6, %2, %arg1 : memref<4xi32>
  %8 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%8 : memref<4xi32>)
  %9 = bufferization.clone %8 : memref<4xi32> to memref<4xi32>
  %10 = memref.alloc() : memref<4xi32>
  memref.store %arg4, %10[%c0] : memref<4xi32>
  memref.store %c7_i32, %10[%c1] : memref<4xi32>
  memref.store %arg4, %10[%c2] : memref<4xi32>
  memref.store %arg4, %10[%c3] : memref<4xi32>
  %11 = arith.remui %1, %c4 : index
  memref.store %c8_i32, %2[%11] : memref<4xi32>
  %12 = func.call @helper0(%arg5, %arg5) : (i1, i1) -> (memref<4xi32>)
  %13 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg4 : i32) outs(%13 : memref<4xi32>)
  %14 = arith.remui %0, %c4 : index
  %15 = memref.load %4[%14] : memref<4xi32>
  vector.print %15 : i32
  func.call @use_4xi32(%7) : (memref<4xi32>) -> ()
  %16 = memref.load %12[%c2] : memref<4xi32>
  vector.print %16 : i32
  cf.br ^bb1(%5, %13 : memref<i32>, memref<4xi32>)
^bb3:
  %17 = func.call @helper0(%false, %arg5) : (i1, i1) -> (memref<4xi32>)
  %18 = arith.subi %c7_i32, %c8_i32 : i32
  %19 = memref.alloc() : memref<4xi32>
  memref.store %18, %19[%c0] : memref<4xi32>
  memref.store %18, %19[%c1] : memref<4xi32>
  memref.store %c6_i32, %19[%c2] : memref<4xi32>
  memref.store %18, %19[%c3] : memref<4xi32>
  cf.cond_br %arg5, ^bb4, ^bb5
^bb4:
  %20 = arith.minui %0, %c3 : index
  scf.for %21 = %c0 to %20 step %c1 {
    %22 = arith.select %arg5, %2, %17 : memref<4xi32>
    %23 = memref.load %22[%c0] : memref<4xi32>
    vector.print %23 : i32
    scf.yield
  }
  func.call @use_i32(%arg0) : (memref<i32>) -> ()
  return %19 : memref<4xi32>
^bb5:
  %24 = memref.alloc() : memref<i32>
  linalg.fill ins(%18 : i32) outs(%24 : memref<i32>)
  cf.br ^bb1(%24, %19 : memref<i32>, memref<4xi32>)
^bb1(%25: memref<i32>, %26: memref<4xi32>):
  %27 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%27 : memref<4xi32>)
  func.call @use_i32(%arg0) : (memref<i32>) -> ()
  %28 = memref.load %25[] : memref<i32>
  vector.print %28 : i32
  func.call @use_4xi32(%26) : (memref<4xi32>) -> ()
  return %27 : memref<4xi32>
}
