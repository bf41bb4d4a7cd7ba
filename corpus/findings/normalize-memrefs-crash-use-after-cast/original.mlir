func.func private @use_i32(memref<i32>)
memref.global "private" constant @constant_2x2xi32 : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
func.func private @helper0(%arg0: memref<f64>, %arg1: memref<i32>, %arg2: index) -> (memref<?xi32>, memref<4xi32, 1>, memref<i32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7 = arith.constant 7 : index
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.cmpi ne, %arg2, %arg2 : index
  %1 = memref.alloc() : memref<i32>
  memref.store %c7_i32, %1[] : memref<i32>
  cf.cond_br %0, ^bb2, ^bb3(%1 : memref<i32>)
^bb2:
  %2 = memref.alloc() : memref<i32>
  linalg.fill ins(%c6_i32 : i32) outs(%2 : memref<i32>)
  %3 = arith.minui %arg2, %c3 : index
  %4:2 = scf.for %5 = %c0 to %3 step %c1 iter_args(%6 = %arg0, %7 = %2) -> (memref<f64>, memref<i32>) {
    %8:2 = scf.if %0 -> (memref<i32>, memref<i32>) {
      %9 = memref.alloca() : memref<4xi32>
      linalg.fill ins(%c7_i32 : i32) outs(%9 : memref<4xi32>)
      %10 = memref.cast %6 : memref<f64> to memref<*xf64>
      memref.store %c5_i32, %7[] : memref<i32>
      %11 = arith.select %0, %arg0, %6 : memref<f64>
      %12 = memref.dim %9, %c0 : memref<4xi32>
      %13 = arith.minui %12, %c7 : index
      %14 = memref.alloc() : memref<i32>
      linalg.fill ins(%c8_i32 : i32) outs(%14 : memref<i32>)
      %15 = memref.alloc() : memref<i32>
      linalg.fill ins(%c3_i32 : i32) outs(%15 : memref<i32>)
      %16 = memref.cast %10 : memref<*xf64> to memref<f64>
      %17 = memref.load %16[] : memref<f64>
      vector.print %17 : f64
      %18 = memref.load %11[] : memref<f64>
      vector.print %18 : f64
      scf.yield %14, %15 : memref<i32>, memref<i32>
    } else {
      %19 = memref.alloc() : memref<i32>
      linalg.fill ins(%c9_i32 : i32) outs(%19 : memref<i32>)
      %20 = memref.alloc() : memref<i32>
      linalg.fill ins(%c6_i32 : i32) outs(%20 : memref<i32>)
      scf.yield %19, %20 : memref<i32>, memref<i32>
    }
    %21 = memref.alloc() : memref<i32>
    memref.store %c5_i32, %21[] : memref<i32>
    %22 = memref.load %8#0[] : memref<i32>
    vector.print %22 : i32
    %23 = memref.load %8#1[] : memref<i32>
    vector.print %23 : i32
    scf.yield %arg0, %21 : memref<f64>, memref<i32>
  }
  %24 = memref.alloc() {alignment = 64 : i64} : memref<i32>
  linalg.fill ins(%c4_i32 : i32) outs(%24 : memref<i32>)
  %25 = memref.load %4#0[] : memref<f64>
  vector.print %25 : f64
  func.call @use_i32(%4#1) : (memref<i32>) -> ()
  cf.br ^bb1(%arg1, %24 : memref<i32>, memref<i32>)
^bb3(%26: memref<i32>):
  %27 = memref.alloc() : memref<i32>
  linalg.fill ins(%c4_i32 : i32) outs(%27 : memref<i32>)
  cf.br ^bb1(%26, %27 : memref<i32>, memref<i32>)
^bb1(%28: memref<i32>, %29: memref<i32>):
  %30 = memref.alloc(%arg2) : memref<?xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%30 : memref<?xi32>)
  %31 = memref.alloc() : memref<4xi32, 1>
  linalg.fill ins(%c4_i32 : i32) outs(%31 : memref<4xi32, 1>)
  %32 = memref.alloc() : memref<i32>
  linalg.fill ins(%c7_i32 : i32) outs(%32 : memref<i32>)
  func.call @use_i32(%28) : (memref<i32>) -> ()
  return %30, %31, %32 : memref<?xi32>, memref<4xi32, 1>, memref<i32>
}
func.func @entry0(%arg0: memref<2x2xi32>, %arg1: memref<4xi32, strided<[2]>>, %arg2: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c1_i8 = arith.constant 1 : i8
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c2_i8 = arith.constant 2 : i8
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c4_i8 = arith.constant 4 : i8
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %0 = arith.minui %c2, %c3 : index
  %1 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%1 : memref<4xi32>)
  %2 = scf.parallel (%3) = (%c0) to (%0) step (%c1) init (%c2_i32) -> (i32) {
    %4 = memref.cast %arg1 : memref<4xi32, strided<[2]>> to memref<*xi32>
    %5 = memref.alloca() : memref<4xi32>
    linalg.fill ins(%c7_i32 : i32) outs(%5 : memref<4xi32>)
    %6 = arith.remui %3, %c4 : index
    memref.store %c3_i32, %5[%6] : memref<4xi32>
    affine.for %7 = 0 to 0 {
    }
    %8 = memref.get_global @constant_2x2xi32 : memref<2x2xi32>
    %9 = affine.apply affine_map<(d0, d1) -> ((d0 * 2 + d1) mod 8)>(%c4, %c0)
    %10 = memref.cast %arg0 : memref<2x2xi32> to memref<?x?xi32>
    %11 = arith.andi %c2_i8, %c4_i8 : i8
    %12 = memref.cast %4 : memref<*xi32> to memref<4xi32, strided<[2]>>
    %13 = memref.load %12[%c3] : memref<4xi32, strided<[2]>>
    %14 = memref.load %1[%3] : memref<4xi32>
    %15 = arith.addi %14, %13 : i32
    memref.store %15, %1[%3] : memref<4xi32>
    %16 = memref.load %5[%c2] : memref<4xi32>
    %17 = memref.load %1[%3] : memref<4xi32>
    %18 = arith.addi %17, %16 : i32
    memref.store %18, %1[%3] : memref<4xi32>
    %19 = arith.remui %9, %c2 : index
    %20 = memref.load %8[%c1, %19] : memref<2x2xi32>
    %21 = memref.load %1[%3] : memref<4xi32>
    %22 = arith.addi %21, %20 : i32
    memref.store %22, %1[%3] : memref<4xi32>
    %23 = memref.dim %10, %c0 : memref<?x?xi32>
    %24 = arith.cmpi ugt, %23, %c0 : index
    %25 = arith.maxui %23, %c1 : index
    %26 = arith.remui %c4, %25 : index
    %27 = memref.dim %10, %c1 : memref<?x?xi32>
    %28 = arith.cmpi ugt, %27, %c0 : index
    %29 = arith.andi %24, %28 : i1
    %30 = arith.maxui %27, %c1 : index
    %31 = arith.remui %c3, %30 : index
    %32 = scf.if %29 -> (i32) {
      %33 = memref.load %10[%26, %31] : memref<?x?xi32>
      scf.yield %33 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    %34 = memref.load %1[%3] : memref<4xi32>
    %35 = arith.addi %34, %32 : i32
    memref.store %35, %1[%3] : memref<4xi32>
    scf.reduce(%c6_i32 : i32) {
    ^bb1(%36: i32, %37: i32):
      %38 = arith.maxsi %36, %37 : i32
      scf.reduce.return %38 : i32
    }
  }
  %39 = affine.for %40 = 1 to 2 iter_args(%41 = %2) -> (i32) {
    %42:2 = scf.index_switch %c1 -> memref<2x2xi32>, memref<2x2xi32>
    case 0 {
      %43 = arith.cmpi sge, %40, %c0 : index
      %44 = arith.addi %c1_i8, %c2_i8 : i8
      %45 = memref.alloc() : memref<i32>
      linalg.fill ins(%2 : i32) outs(%45 : memref<i32>)
      linalg.dot ins(%1, %1 : memref<4xi32>, memref<4xi32>) outs(%45 : memref<i32>)
      %46 = memref.load %45[] : memref<i32>
      vector.print %46 : i32
      %47 = memref.alloc() : memref<2x2xi32>
      linalg.fill ins(%c4_i32 : i32) outs(%47 : memref<2x2xi32>)
      %48 = memref.alloc() : memref<2x2xi32>
      linalg.fill ins(%2 : i32) outs(%48 : memref<2x2xi32>)
      scf.yield %47, %48 : memref<2x2xi32>, memref<2x2xi32>
    }
    default {
      %49 = memref.alloc() : memref<2x2xi32>
      linalg.fill ins(%2 : i32) outs(%49 : memref<2x2xi32>)
      %50 = memref.alloc() : memref<2x2xi32>
      linalg.fill ins(%c7_i32 : i32) outs(%50 : memref<2x2xi32>)
      scf.yield %49, %50 : memref<2x2xi32>, memref<2x2xi32>
    }
    %51 = arith.remui %40, %c2 : index
    %52 = memref.load %42#0[%c1, %51] : memref<2x2xi32>
    vector.print %52 : i32
    %53 = arith.remui %40, %c2 : index
    %54 = memref.load %42#1[%53, %c1] : memref<2x2xi32>
    vector.print %54 : i32
    affine.yield %2 : i32
  }
  return %c0_i32 : i32
}
