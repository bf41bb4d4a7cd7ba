func.func private @next_i32() -> i32
func.func private @use_i32(memref<i32>)
memref.global "private" constant @constant_4xi32 : memref<4xi32> = dense<[5, 6, 7, 8]>
func.func @entry0(%arg0: memref<i32>, %arg1: index, %arg2: i32, %arg3: i1) -> (memref<4xf32>, i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c7_f32 = arith.constant 1.75 : f32
  %0 = arith.minui %arg1, %c4 : index
  %1 = memref.load %arg0[] : memref<i32>
  %2 = memref.load %arg0[] : memref<i32>
  vector.print %2 : i32
  %3 = memref.alloc() : memref<i32>
  memref.copy %arg0, %3 : memref<i32> to memref<i32>
  %4 = arith.select %arg3, %3, %arg0 : memref<i32>
  %5 = arith.cmpi uge, %arg2, %1 : i32
  %6 = arith.select %5, %arg0, %3 : memref<i32>
  cf.cond_br %arg3, ^bb2(%arg0 : memref<i32>), ^bb1(%3, %arg0 : memref<i32>, memref<i32>)
^bb2(%7: memref<i32>):
  %8 = memref.load %7[] : memref<i32>
  vector.print %8 : i32
  %9 = memref.get_global @constant_4xi32 : memref<4xi32>
  %10 = arith.cmpi ne, %arg2, %1 : i32
  %11 = arith.select %10, %6, %4 : memref<i32>
  %12 = func.call @next_i32() : () -> i32
  %13 = memref.dim %9, %c0 : memref<4xi32>
  %14 = arith.minui %13, %c7 : index
  %15 = memref.alloc() : memref<i32>
  memref.store %12, %15[] : memref<i32>
  cf.cond_br %arg3, ^bb4(%3 : memref<i32>), ^bb5(%15 : memref<i32>)
^bb4(%16: memref<i32>):
  %17 = memref.alloc() : memref<i32>
  linalg.fill ins(%12 : i32) outs(%17 : memref<i32>)
  cf.br ^bb3(%17, %arg0 : memref<i32>, memref<i32>)
^bb5(%18: memref<i32>):
  %19 = memref.load %9[%c2] : memref<4xi32>
  %20 = memref.load %4[] : memref<i32>
  %21 = memref.load %18[] : memref<i32>
  vector.print %21 : i32
  cf.br ^bb3(%4, %3 : memref<i32>, memref<i32>)
^bb3(%22: memref<i32>, %23: memref<i32>):
  %24 = memref.alloc() : memref<i32>
  linalg.fill ins(%arg2 : i32) outs(%24 : memref<i32>)
  %25 = memref.alloc() : memref<i32>
  linalg.fill ins(%12 : i32) outs(%25 : memref<i32>)
  %26 = memref.load %11[] : memref<i32>
  vector.print %26 : i32
  %27 = memref.load %22[] : memref<i32>
  vector.print %27 : i32
  %28 = memref.load %23[] : memref<i32>
  vector.print %28 : i32
  cf.br ^bb1(%24, %25 : memref<i32>, memref<i32>)
^bb1(%29: memref<i32>, %30: memref<i32>):
  %31 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c7_f32 : f32) outs(%31 : memref<4xf32>)
  func.call @use_i32(%29) : (memref<i32>) -> ()
  %32 = memref.load %30[] : memref<i32>
  vector.print %32 : i32
  return %31, %arg2 : memref<4xf32>, i32
}
