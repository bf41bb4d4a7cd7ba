func.func private @use_4xi32(memref<4xi32>)
func.func @entry0(%arg0: i1, %arg1: index, %arg2: index, %arg3: i1) -> (memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_f32 = arith.constant 0.0 : f32
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_f32 = arith.constant 1.0 : f32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %0 = arith.minui %arg1, %c4 : index
  %1 = arith.minui %arg2, %c4 : index
  %2 = memref.alloc() : memref<4xi32>
  memref.store %c0_i32, %2[%c0] : memref<4xi32>
  memref.store %c8_i32, %2[%c1] : memref<4xi32>
  memref.store %c3_i32, %2[%c2] : memref<4xi32>
  memref.store %c5_i32, %2[%c3] : memref<4xi32>
  %3 = memref.subview %2[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %4 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%4 : memref<4xi32>)
  cf.cond_br %arg0, ^bb2(%4 : memref<4xi32>), ^bb3
^bb2(%5: memref<4xi32>):
  %6 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c0_f32 : f32) outs(%6 : memref<4xf32>)
  func.call @use_4xi32(%5) : (memref<4xi32>) -> ()
  cf.br ^bb1(%6, %2 : memref<4xf32>, memref<4xi32>)
^bb3:
  %7 = arith.remui %1, %c3 : index
  %8 = memref.load %3[%7] : memref<3xi32, strided<[1]>>
  %9 = arith.minui %0, %c3 : index
  %10 = scf.while (%11 = %c0) : (index) -> (index) {
    %13 = arith.cmpi ult, %11, %9 : index
    scf.condition(%13) %11 : index
  } do {
  ^bb4(%12: index):
    %14 = arith.addi %12, %c1 : index
    %15 = memref.load %3[%c1] : memref<3xi32, strided<[1]>>
    %16 = arith.cmpi ne, %c3_i32, %c0_i32 : i32
    %17 = arith.select %16, %3, %3 : memref<3xi32, strided<[1]>>
    %18 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%8 : i32) outs(%18 : memref<4xi32>)
    %19 = memref.load %3[%c0] : memref<3xi32, strided<[1]>>
    %20 = arith.select %arg0, %17, %3 : memref<3xi32, strided<[1]>>
    %21 = memref.alloc() : memref<4xi32>
    memref.store %8, %21[%c0] : memref<4xi32>
    memref.store %c7_i32, %21[%c1] : memref<4xi32>
    memref.store %15, %21[%c2] : memref<4xi32>
    memref.store %8, %21[%c3] : memref<4xi32>
    %22 = scf.if %arg0 -> (memref<4xi32>) {
      %23 = arith.trunci %8 : i32 to i1
      memref.copy %21, %18 : memref<4xi32> to memref<4xi32>
      scf.yield %21 : memref<4xi32>
    } else {
      %24 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%8 : i32) outs(%24 : memref<4xi32>)
      scf.yield %24 : memref<4xi32>
    }
    scf.yield %14 : index
  }
  %25 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c4_f32 : f32) outs(%25 : memref<4xf32>)
  %26 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%26 : memref<4xi32>)
  cf.br ^bb1(%25, %26 : memref<4xf32>, memref<4xi32>)
^bb1(%27: memref<4xf32>, %28: memref<4xi32>):
  return %2, %c7_i32 : memref<4xi32>, i32
}
