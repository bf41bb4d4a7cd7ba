func.func private @mix_dxi32(memref<?xi32>, i32) -> i32
func.func private @use_4xi32(memref<4xi32>)
func.func private @helper0(%arg0: memref<2x2xi32>, %arg1: index, %arg2: index) -> (memref<4xi32>, i32) {
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.cmpi eq, %arg2, %arg2 : index
  scf.if %0 {
    %1 = arith.xori %c5_i32, %c4_i32 : i32
    scf.yield
  }
  %2 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%2 : memref<4xi32>)
  return %2, %c9_i32 : memref<4xi32>, i32
}
func.func private @helper1(%arg0: index, %arg1: i32) -> (memref<4xf32>, memref<4xindex>, memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_f32 = arith.constant 0.0 : f32
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_f32 = arith.constant 0.25 : f32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6_f32 = arith.constant 1.5 : f32
  %c7_i32 = arith.constant 7 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc(%arg0) : memref<?xi32>
  linalg.fill ins(%arg1 : i32) outs(%0 : memref<?xi32>)
  %1 = func.call @mix_dxi32(%0, %c0_i32) : (memref<?xi32>, i32) -> i32
  %2 = arith.addf %c6_f32, %c0_f32 : f32
  %3 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c1_f32 : f32) outs(%3 : memref<4xf32>)
  %4 = memref.alloc() : memref<4xindex>
  linalg.fill ins(%arg0 : index) outs(%4 : memref<4xindex>)
  %5 = memref.alloc() : memref<4xi32>
  memref.store %1, %5[%c0] : memref<4xi32>
  memref.store %1, %5[%c1] : memref<4xi32>
  memref.store %c7_i32, %5[%c2] : memref<4xi32>
  memref.store %c9_i32, %5[%c3] : memref<4xi32>
  return %3, %4, %5, %arg1 : memref<4xf32>, memref<4xindex>, memref<4xi32>, i32
}
func.func @entry0(%arg0: memref<4xi32>, %arg1: memref<4xi32, strided<[2]>>, %arg2: i1, %arg3: index, %arg4: i1) -> (memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c2_f32 = arith.constant 0.5 : f32
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg3, %c4 : index
  %1 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%1 : memref<4xi32>)
  cf.cond_br %arg2, ^bb2(%1 : memref<4xi32>), ^bb3(%c2_i32 : i32)
^bb2(%2: memref<4xi32>):
  %3 = arith.minui %c4, %c3 : index
  %4 = scf.for %5 = %c0 to %3 step %c1 iter_args(%6 = %c2_f32) -> (f32) {
    scf.yield %6 : f32
  }
  %7 = memref.alloc() : memref<7xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%7 : memref<7xi32>)
  %8 = memref.subview %7[0] [4] [2] : memref<7xi32> to memref<4xi32, strided<[2]>>
  %9 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  memref.store %c6_i32, %9[%c0] : memref<4xi32>
  memref.store %c8_i32, %9[%c1] : memref<4xi32>
  memref.store %c8_i32, %9[%c2] : memref<4xi32>
  memref.store %c5_i32, %9[%c3] : memref<4xi32>
  func.call @use_4xi32(%2) : (memref<4xi32>) -> ()
  cf.br ^bb1(%8, %9 : memref<4xi32, strided<[2]>>, memref<4xi32>)
^bb3(%10: i32):
  %11 = memref.alloc() : memref<7xi32>
  linalg.fill ins(%10 : i32) outs(%11 : memref<7xi32>)
  %12 = memref.subview %11[0] [4] [2] : memref<7xi32> to memref<4xi32, strided<[2]>>
  cf.br ^bb1(%12, %arg0 : memref<4xi32, strided<[2]>>, memref<4xi32>)
^bb1(%13: memref<4xi32, strided<[2]>>, %14: memref<4xi32>):
  %15 = arith.minui %0, %c3 : index
  %16 = scf.while (%17 = %c0) : (index) -> (index) {
    %19 = arith.cmpi ult, %17, %15 : index
    %20 = arith.cmpi eq, %c0, %0 : index
    %21 = arith.andi %19, %20 : i1
    scf.condition(%21) %17 : index
  } do {
  ^bb4(%18: index):
    %22 = arith.addi %18, %c1 : index
    %23:2 = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%0) -> (memref<4xi32, strided<[2]>>, memref<4xi32, strided<[2]>>) {
      affine.yield %arg1, %arg1 : memref<4xi32, strided<[2]>>, memref<4xi32, strided<[2]>>
    } else {
      %24 = memref.alloc() : memref<7xi32>
      linalg.fill ins(%c5_i32 : i32) outs(%24 : memref<7xi32>)
      %25 = memref.subview %24[0] [4] [2] : memref<7xi32> to memref<4xi32, strided<[2]>>
      %26 = memref.alloc() : memref<7xi32>
      linalg.fill ins(%c6_i32 : i32) outs(%26 : memref<7xi32>)
      memref.store %c9_i32, %26[%c1] : memref<7xi32>
      %27 = memref.subview %26[0] [4] [2] : memref<7xi32> to memref<4xi32, strided<[2]>>
      affine.yield %25, %27 : memref<4xi32, strided<[2]>>, memref<4xi32, strided<[2]>>
    }
    %28 = memref.load %23#0[%c0] : memref<4xi32, strided<[2]>>
    vector.print %28 : i32
    scf.yield %22 : index
  }
  %29 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%29 : memref<4xi32>)
  %30 = arith.remui %0, %c4 : index
  %31 = memref.load %13[%30] : memref<4xi32, strided<[2]>>
  vector.print %31 : i32
  %32 = memref.load %14[%c1] : memref<4xi32>
  vector.print %32 : i32
  return %29, %c5_i32 : memref<4xi32>, i32
}
