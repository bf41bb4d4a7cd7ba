func.func private @mix_2xdx2xi32(memref<2x?x2xi32>, i32) -> i32
func.func @entry0(%arg0: memref<4xi32, strided<[2]>>, %arg1: memref<2x2xi32>, %arg2: i1, %arg3: index, %arg4: i1, %arg5: i1) -> (memref<i32>, memref<4xi32, strided<[2]>>, memref<i32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg3, %c4 : index
  %1 = memref.cast %arg1 : memref<2x2xi32> to memref<?x?xi32>
  cf.cond_br %arg2, ^bb1, ^bb2
^bb1:
  %2 = memref.alloc(%0) : memref<2x?x2xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%2 : memref<2x?x2xi32>)
  %3 = func.call @mix_2xdx2xi32(%2, %c5_i32) : (memref<2x?x2xi32>, i32) -> i32
  %4 = memref.alloc() : memref<i32>
  linalg.fill ins(%3 : i32) outs(%4 : memref<i32>)
  %5 = memref.alloc() : memref<i32>
  linalg.fill ins(%3 : i32) outs(%5 : memref<i32>)
  %6 = memref.dim %1, %c0 : memref<?x?xi32>
  %7 = arith.cmpi ugt, %6, %c0 : index
  %8 = arith.maxui %6, %c1 : index
  %9 = arith.remui %c0, %8 : index
  %10 = memref.dim %1, %c1 : memref<?x?xi32>
  %11 = arith.cmpi ugt, %10, %c0 : index
  %12 = arith.andi %7, %11 : i1
  %13 = arith.maxui %10, %c1 : index
  %14 = arith.remui %0, %13 : index
  %15 = scf.if %12 -> (i32) {
    %16 = memref.load %1[%9, %14] : memref<?x?xi32>
    scf.yield %16 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %15 : i32
  return %4, %arg0, %5, %3 : memref<i32>, memref<4xi32, strided<[2]>>, memref<i32>, i32
^bb2:
  %17 = memref.alloc(%0) : memref<?xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%17 : memref<?xi32>)
  %18 = memref.realloc %17(%0) : memref<?xi32> to memref<?xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%18 : memref<?xi32>)
  %19 = memref.dim %18, %c0 : memref<?xi32>
  %20 = arith.minui %c4, %19 : index
  %21 = arith.subi %19, %20 : index
  %22 = memref.subview %18[%20] [%21] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  %23 = memref.alloc(%0, %c0) {alignment = 64 : i64} : memref<?x?xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%23 : memref<?x?xi32>)
  %24 = memref.alloc() : memref<i32>
  linalg.fill ins(%c1_i32 : i32) outs(%24 : memref<i32>)
  %25 = memref.alloc() {alignment = 64 : i64} : memref<7xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%25 : memref<7xi32>)
  %26 = memref.subview %25[0] [4] [2] : memref<7xi32> to memref<4xi32, strided<[2]>>
  %27 = memref.alloc() : memref<i32>
  linalg.fill ins(%c8_i32 : i32) outs(%27 : memref<i32>)
  %28 = arith.remui %0, %c4 : index
  %29 = memref.load %arg0[%28] : memref<4xi32, strided<[2]>>
  vector.print %29 : i32
  %30 = memref.dim %1, %c0 : memref<?x?xi32>
  %31 = arith.cmpi ugt, %30, %c0 : index
  %32 = arith.maxui %30, %c1 : index
  %33 = arith.remui %c1, %32 : index
  %34 = memref.dim %1, %c1 : memref<?x?xi32>
  %35 = arith.cmpi ugt, %34, %c0 : index
  %36 = arith.andi %31, %35 : i1
  %37 = arith.maxui %34, %c1 : index
  %38 = arith.remui %c0, %37 : index
  %39 = scf.if %36 -> (i32) {
    %40 = memref.load %1[%33, %38] : memref<?x?xi32>
    scf.yield %40 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %39 : i32
  %41 = memref.dim %23, %c0 : memref<?x?xi32>
  %42 = arith.cmpi ugt, %41, %c0 : index
  %43 = arith.maxui %41, %c1 : index
  %44 = arith.remui %0, %43 : index
  %45 = memref.dim %23, %c1 : memref<?x?xi32>
  %46 = arith.cmpi ugt, %45, %c0 : index
  %47 = arith.andi %42, %46 : i1
  %48 = arith.maxui %45, %c1 : index
  %49 = arith.remui %0, %48 : index
  %50 = scf.if %47 -> (i32) {
    %51 = memref.load %23[%44, %49] : memref<?x?xi32>
    scf.yield %51 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %50 : i32
  return %24, %26, %27, %c4_i32 : memref<i32>, memref<4xi32, strided<[2]>>, memref<i32>, i32
}
