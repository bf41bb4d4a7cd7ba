func.func private @use_4xi32(memref<4xi32>)
func.func private @use_6xf64(memref<6xf64>)
func.func @helper0(%arg0: index, %arg1: memref<?xi32>, %arg2: index, %arg3: i32) {
  %c0 = arith.constant 0 : index
  %c0_f64 = arith.constant 0.0 : f64
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_f64 = arith.constant 0.75 : f64
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c5_f64 = arith.constant 1.25 : f64
  %c6_f64 = arith.constant 1.5 : f64
  %c6_i32 = arith.constant 6 : i32
  %c9_f64 = arith.constant 2.25 : f64
  %0 = arith.minui %arg0, %c4 : index
  %1 = arith.minui %arg2, %c4 : index
  %2 = memref.alloc() : memref<4xf64>
  memref.store %c3_f64, %2[%c0] : memref<4xf64>
  memref.store %c0_f64, %2[%c1] : memref<4xf64>
  memref.store %c9_f64, %2[%c2] : memref<4xf64>
  memref.store %c0_f64, %2[%c3] : memref<4xf64>
  %3 = memref.realloc %2 : memref<4xf64> to memref<6xf64>
  memref.store %c6_f64, %3[%c4] : memref<6xf64>
  memref.store %c5_f64, %3[%c5] : memref<6xf64>
  %4 = memref.alloc(%1) : memref<?xi32>
  linalg.fill ins(%arg3 : i32) outs(%4 : memref<?xi32>)
  %5 = memref.alloc() {alignment = 64 : i64} : memref<6xf64>
  linalg.fill ins(%c0_f64 : f64) outs(%5 : memref<6xf64>)
  %6 = arith.minui %c4, %c3 : index
  %7:2 = scf.for %8 = %c0 to %6 step %c1 iter_args(%9 = %4, %10 = %5) -> (memref<?xi32>, memref<6xf64>) {
    %11 = memref.dim %arg1, %c0 : memref<?xi32>
    %12 = arith.cmpi ugt, %11, %c0 : index
    %13 = arith.maxui %11, %c1 : index
    %14 = arith.remui %8, %13 : index
    %15 = scf.if %12 -> (i32) {
      %16 = memref.load %arg1[%14] : memref<?xi32>
      scf.yield %16 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    %17 = arith.cmpi ne, %15, %arg3 : i32
    %18 = scf.if %17 -> (memref<?xi32>) {
      %19 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi32>
      linalg.fill ins(%15 : i32) outs(%19 : memref<?xi32>)
      scf.yield %19 : memref<?xi32>
    } else {
      scf.yield %9 : memref<?xi32>
    }
    %20 = arith.cmpi uge, %c6_i32, %arg3 : i32
    %21 = scf.if %20 -> (memref<6xf64>) {
      %22 = memref.alloc() : memref<6xf64>
      linalg.fill ins(%c3_f64 : f64) outs(%22 : memref<6xf64>)
      scf.yield %22 : memref<6xf64>
    } else {
      scf.yield %10 : memref<6xf64>
    }
    scf.yield %18, %21 : memref<?xi32>, memref<6xf64>
  }
  func.call @use_6xf64(%3) : (memref<6xf64>) -> ()
  %23 = memref.load %7#1[%c2] : memref<6xf64>
  vector.print %23 : f64
  return
}
func.func @entry0(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c7_i32 = arith.constant 7 : i32
  %0 = arith.minui %c4, %c3 : index
  %1 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg0 : i32) outs(%1 : memref<4xi32>)
  %2:2 = scf.parallel (%3) = (%c0) to (%0) step (%c1) init (%c4_i32, %arg1) -> (i32, i32) {
    scf.reduce(%c3_i32, %c4_i32 : i32, i32) {
    ^bb1(%4: i32, %5: i32):
      %6 = arith.xori %4, %5 : i32
      scf.reduce.return %6 : i32
    }, {
    ^bb2(%7: i32, %8: i32):
      %9 = arith.andi %7, %8 : i32
      scf.reduce.return %9 : i32
    }
  }
  %10 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c1_i32 : i32) outs(%10 : memref<4xi32>)
  %11 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%11 : memref<4xi32>)
  %12 = arith.minui %c3, %c3 : index
  %13:3 = scf.for %14 = %c0 to %12 step %c1 iter_args(%15 = %10, %16 = %1, %17 = %11) -> (memref<4xi32>, memref<4xi32>, memref<4xi32>) {
    %18 = arith.minui %c1, %c2 : index
    %19 = memref.alloc() : memref<2x2xi32>
    linalg.fill ins(%arg1 : i32) outs(%19 : memref<2x2xi32>)
    %20 = scf.parallel (%21, %22) = (%c0, %c0) to (%18, %c2) step (%c1, %c1) init (%2#1) -> (i32) {
      scf.reduce(%2#0 : i32) {
      ^bb3(%23: i32, %24: i32):
        %25 = arith.andi %23, %24 : i32
        scf.reduce.return %25 : i32
      }
    }
    %26 = arith.remui %14, %c2 : index
    %27 = memref.load %19[%c0, %26] : memref<2x2xi32>
    vector.print %27 : i32
    scf.yield %17, %16, %15 : memref<4xi32>, memref<4xi32>, memref<4xi32>
  }
  %28 = arith.minui %c1, %c3 : index
  scf.for %29 = %c0 to %28 step %c1 {
    %30 = arith.cmpi eq, %2#1, %arg1 : i32
    %31 = scf.if %30 -> (index) {
      %32 = memref.alloc() : memref<4xi32>
      memref.store %arg1, %32[%c0] : memref<4xi32>
      memref.store %arg0, %32[%c1] : memref<4xi32>
      memref.store %c7_i32, %32[%c2] : memref<4xi32>
      memref.store %c1_i32, %32[%c3] : memref<4xi32>
      %33 = arith.minui %c1, %c3 : index
      %34:4 = scf.while (%35 = %c0, %36 = %32) : (index, memref<4xi32>) -> (index, memref<4xi32>, memref<4xi32>, memref<4xi32>) {
        %41 = arith.cmpi ult, %35, %33 : index
        %42 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%c7_i32 : i32) outs(%42 : memref<4xi32>)
        %43 = memref.alloc() : memref<4xi32>
        linalg.fill ins(%c0_i32 : i32) outs(%43 : memref<4xi32>)
        %44 = memref.load %36[%c1] : memref<4xi32>
        vector.print %44 : i32
        scf.condition(%41) %35, %1, %42, %43 : index, memref<4xi32>, memref<4xi32>, memref<4xi32>
      } do {
      ^bb4(%37: index, %38: memref<4xi32>, %39: memref<4xi32>, %40: memref<4xi32>):
        %45 = arith.addi %37, %c1 : index
        %46 = arith.remui %37, %c4 : index
        %47 = memref.load %39[%46] : memref<4xi32>
        vector.print %47 : i32
        %48 = memref.load %40[%c3] : memref<4xi32>
        vector.print %48 : i32
        scf.yield %45, %38 : index, memref<4xi32>
      }
      %49 = memref.load %34#1[%c2] : memref<4xi32>
      vector.print %49 : i32
      %50 = memref.load %34#2[%c0] : memref<4xi32>
      vector.print %50 : i32
      func.call @use_4xi32(%34#3) : (memref<4xi32>) -> ()
      scf.yield %34#0 : index
    } else {
      scf.yield %29 : index
    }
    scf.yield
  }
  %51 = memref.load %13#0[%c0] : memref<4xi32>
  vector.print %51 : i32
  %52 = memref.load %13#1[%c2] : memref<4xi32>
  vector.print %52 : i32
  %53 = memref.load %13#2[%c3] : memref<4xi32>
  vector.print %53 : i32
  return %arg1 : i32
}
