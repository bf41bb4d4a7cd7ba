func.func @entry0(%arg0: memref<?xi32>, %arg1: i32, %arg2: i1) -> (memref<i32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7_i32 = arith.constant 7 : i32
  %0 = scf.index_switch %c2 -> index
  case 0 {
    scf.yield %c2 : index
  }
  case 1 {
    %1 = arith.maxsi %arg1, %arg1 : i32
    %2 = memref.alloc(%c3) : memref<?xi32>
    linalg.fill ins(%1 : i32) outs(%2 : memref<?xi32>)
    %3 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%3 : memref<4xi32>)
    %4 = bufferization.clone %3 : memref<4xi32> to memref<4xi32>
    %5 = memref.expand_shape %4 [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
    %6 = memref.collapse_shape %5 [[0, 1]] : memref<2x2xi32> into memref<4xi32>
    %7 = memref.load %6[%c0] : memref<4xi32>
    vector.print %7 : i32
    scf.yield %c3 : index
  }
  case 2 {
    %8 = memref.dim %arg0, %c0 : memref<?xi32>
    %9 = arith.cmpi ugt, %8, %c0 : index
    %10 = arith.maxui %8, %c1 : index
    %11 = arith.remui %c0, %10 : index
    %12 = scf.if %9 -> (i32) {
      %13 = memref.load %arg0[%11] : memref<?xi32>
      scf.yield %13 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    %14 = memref.alloc(%c1, %c2) : memref<?x?xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%14 : memref<?x?xi32>)
    %15 = memref.alloc(%c3) : memref<?xi32>
    linalg.fill ins(%arg1 : i32) outs(%15 : memref<?xi32>)
    %16 = arith.select %arg2, %arg0, %15 : memref<?xi32>
    scf.yield %c3 : index
  }
  default {
    scf.yield %c4 : index
  }
  scf.execute_region {
    scf.yield
  }
  %17 = memref.dim %arg0, %c0 : memref<?xi32>
  %18 = arith.cmpi ugt, %17, %c0 : index
  %19 = arith.maxui %17, %c1 : index
  %20 = arith.remui %c2, %19 : index
  %21 = scf.if %18 -> (i32) {
    %22 = memref.load %arg0[%20] : memref<?xi32>
    scf.yield %22 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  %23 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%21 : i32) outs(%23 : memref<?xi32>)
  cf.cond_br %arg2, ^bb1(%arg0 : memref<?xi32>), ^bb1(%23 : memref<?xi32>)
^bb1(%24: memref<?xi32>):
  %25 = memref.dim %arg0, %c0 : memref<?xi32>
  %26 = arith.cmpi ugt, %25, %c0 : index
  %27 = arith.maxui %25, %c1 : index
  %28 = arith.remui %0, %27 : index
  scf.if %26 {
    memref.store %c7_i32, %arg0[%28] : memref<?xi32>
  }
  %29 = memref.dim %arg0, %c0 : memref<?xi32>
  %30 = arith.cmpi ugt, %29, %c0 : index
  %31 = arith.maxui %29, %c1 : index
  %32 = arith.remui %c1, %31 : index
  %33 = scf.if %30 -> (i32) {
    %34 = memref.load %arg0[%32] : memref<?xi32>
    scf.yield %34 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  %35 = memref.alloc() : memref<i32>
  linalg.fill ins(%arg1 : i32) outs(%35 : memref<i32>)
  %36 = memref.dim %24, %c0 : memref<?xi32>
  %37 = arith.cmpi ugt, %36, %c0 : index
  %38 = arith.maxui %36, %c1 : index
  %39 = arith.remui %c2, %38 : index
  %40 = scf.if %37 -> (i32) {
    %41 = memref.load %24[%39] : memref<?xi32>
    scf.yield %41 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %40 : i32
  return %35 : memref<i32>
}
