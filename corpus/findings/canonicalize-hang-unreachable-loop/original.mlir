func.func private @around(%c: i1, %m: memref<2xi32>, %k: memref<2xi32>) -> (memref<2xi32>, memref<2xi32>) {
  cf.br ^loop(%m, %k, %c : memref<2xi32>, memref<2xi32>, i1)
^loop(%p: memref<2xi32>, %q: memref<2xi32>, %go: i1):
  %no = arith.constant false
  cf.cond_br %go, ^loop(%q, %p, %no : memref<2xi32>, memref<2xi32>, i1), ^exit
^exit:
  return %p, %q : memref<2xi32>, memref<2xi32>
}
func.func private @use_4xi32(memref<4xi32>)
func.func private @use_4xindex(memref<4xindex>)
func.func private @use_dxi32(memref<?xi32>)
func.func private @use_sdxi32(memref<?xi32, strided<[?], offset: ?>>)
func.func private @helper0(%arg0: index, %arg1: memref<?xi32, strided<[?], offset: ?>>) -> (memref<0xi32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c5_i32 = arith.constant 5 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8_i32 = arith.constant 8 : i32
  %0 = memref.dim %arg1, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %1 = memref.alloc(%0) : memref<?xi32>
  memref.copy %arg1, %1 : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32>
  %2 = arith.cmpi ne, %arg0, %c0 : index
  %3 = scf.if %2 -> (memref<0xi32>) {
    %4 = arith.subi %arg0, %c1 : index
    %5 = memref.alloc(%arg0) : memref<?xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%5 : memref<?xi32>)
    %6 = memref.cast %5 : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
    %7 = func.call @helper0(%4, %6) : (index, memref<?xi32, strided<[?], offset: ?>>) -> (memref<0xi32>)
    scf.yield %7 : memref<0xi32>
  } else {
    %8 = arith.andi %c1_i32, %c7_i32 : i32
    %9 = arith.ori %8, %c8_i32 : i32
    %10 = arith.sitofp %9 : i32 to f64
    %11 = arith.andi %c0_i32, %c7_i32 : i32
    %12 = arith.ori %11, %c8_i32 : i32
    %13 = arith.sitofp %12 : i32 to f64
    %14 = arith.cmpf oge, %10, %13 fastmath<fast> : f64
    %15 = memref.alloc() : memref<0xi32>
    scf.yield %15 : memref<0xi32>
  }
  %16 = memref.alloc() : memref<0xi32>
  linalg.fill ins(%c5_i32 : i32) outs(%16 : memref<0xi32>)
  %17 = memref.dim %3, %c0 : memref<0xi32>
  %18 = arith.cmpi ugt, %17, %c0 : index
  %19 = arith.maxui %17, %c1 : index
  %20 = arith.remui %c1, %19 : index
  %21 = scf.if %18 -> (i32) {
    %22 = memref.load %3[%20] : memref<0xi32>
    scf.yield %22 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %21 : i32
  return %16 : memref<0xi32>
}
func.func private @helper1(%arg0: index, %arg1: i32, %arg2: index) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3_i32 = arith.constant 3 : i32
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.cmpi eq, %c4_i32, %c1_i32 : i32
  %1 = scf.if %0 -> (memref<4xi32>) {
    %2 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%2 : memref<4xi32>)
    %3 = memref.alloc() : memref<2xi32>
    linalg.fill ins(%arg1 : i32) outs(%3 : memref<2xi32>)
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%2 : memref<4xi32>) {
    ^bb0(%4: i32):
    %5 = linalg.index 0 : index
    %6 = arith.index_cast %5 : index to i32
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%3 : memref<2xi32>) {
    ^bb0(%7: i32):
    %8 = linalg.index 0 : index
    %9 = arith.index_cast %8 : index to i32
    linalg.yield %9 : i32
    }
    %10 = arith.addi %4, %6 : i32
    %11 = linalg.index 0 : index
    %12 = arith.index_cast %11 : index to i32
    %13 = arith.addi %10, %12 : i32
    linalg.yield %13 : i32
    }
    %14 = memref.alloc() : memref<2xi32>
    linalg.fill ins(%c5_i32 : i32) outs(%14 : memref<2xi32>)
    %15 = memref.alloc() : memref<2xi32>
    linalg.fill ins(%arg1 : i32) outs(%15 : memref<2xi32>)
    %17 = arith.cmpi eq, %c5_i32, %arg1 : i32
    %16:2 = func.call @around(%17, %14, %15) : (i1, memref<2xi32>, memref<2xi32>) -> (memref<2xi32>, memref<2xi32>)
    %18 = memref.load %16#0[%c1] : memref<2xi32>
    vector.print %18 : i32
    %19 = arith.remui %arg0, %c2 : index
    %20 = memref.load %16#1[%19] : memref<2xi32>
    vector.print %20 : i32
    %21 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%arg1 : i32) outs(%21 : memref<4xi32>)
    func.call @use_4xi32(%2) : (memref<4xi32>) -> ()
    %22 = memref.load %16#1[%c0] : memref<2xi32>
    vector.print %22 : i32
    %23 = arith.remui %arg2, %c2 : index
    %24 = memref.load %14[%23] : memref<2xi32>
    vector.print %24 : i32
    scf.yield %21 : memref<4xi32>
  } else {
    %25 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c3_i32 : i32) outs(%25 : memref<4xi32>)
    scf.yield %25 : memref<4xi32>
  }
  return %1 : memref<4xi32>
}
func.func @entry0(%arg0: i1) -> (memref<4xi32>, memref<4xi32>) {
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c7_i32 = arith.constant 7 : i32
  %0 = arith.minui %c0, %c2 : index
  %1 = arith.addi %0, %c1 : index
  %2 = memref.alloc(%c0) : memref<?xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%2 : memref<?xi32>)
  cf.br ^bb1(%1, %2 : index, memref<?xi32>)
^bb1(%3: index, %4: memref<?xi32>):
  %5 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%5 : memref<4xi32>)
  %6 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%6 : memref<4xi32>)
  %7 = arith.cmpi slt, %c4, %c4 : index
  %8 = arith.select %7, %5, %6 : memref<4xi32>
  %9 = memref.subview %8[0] [2] [%c1] : memref<4xi32> to memref<2xi32, strided<[?]>>
  %10 = memref.load %9[%c0] : memref<2xi32, strided<[?]>>
  vector.print %10 : i32
  %11 = memref.alloc(%3) {bufferization.manual_deallocation} : memref<?xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%11 : memref<?xi32>)
  %12 = memref.dim %11, %c0 : memref<?xi32>
  %13 = arith.cmpi ugt, %12, %c0 : index
  %14 = arith.maxui %12, %c1 : index
  %15 = arith.remui %c0, %14 : index
  %16 = scf.if %13 -> (i32) {
    %17 = memref.load %11[%15] : memref<?xi32>
    scf.yield %17 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  memref.dealloc %11 {bufferization.manual_deallocation} : memref<?xi32>
  %18 = memref.dim %4, %c0 : memref<?xi32>
  %19 = arith.addi %18, %c-1 : index
  %20 = arith.maxsi %19, %c0 : index
  %21 = memref.subview %4[%20] [%18] [%c-1] : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  func.call @use_sdxi32(%21) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  cf.cond_br %7, ^bb3(%3 : index), ^bb2(%3 : index)
^bb2(%22: index):
  %23 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%23 : memref<4xi32>)
  %24 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%16 : i32) outs(%24 : memref<4xi32>)
  return %23, %24 : memref<4xi32>, memref<4xi32>
^bb3(%25: index):
  %26 = arith.cmpi ne, %25, %c0 : index
  %27 = arith.subi %25, %c1 : index
  %28 = memref.alloc() : memref<4xindex>
  memref.store %3, %28[%c0] : memref<4xindex>
  memref.store %25, %28[%c1] : memref<4xindex>
  memref.store %25, %28[%c2] : memref<4xindex>
  memref.store %25, %28[%c3] : memref<4xindex>
  cf.cond_br %26, ^bb3(%27 : index), ^bb4(%28, %4 : memref<4xindex>, memref<?xi32>)
^bb4(%29: memref<4xindex>, %30: memref<?xi32>):
  %31 = func.call @helper1(%3, %16, %3) : (index, i32, index) -> (memref<4xi32>)
  %32 = arith.select %7, %30, %4 : memref<?xi32>
  %33 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%16 : i32) outs(%33 : memref<4xi32>)
  %34 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c7_i32 : i32) outs(%34 : memref<4xi32>)
  func.call @use_4xindex(%29) : (memref<4xindex>) -> ()
  %35 = arith.remui %25, %c4 : index
  %36 = memref.load %31[%35] : memref<4xi32>
  vector.print %36 : i32
  func.call @use_dxi32(%32) : (memref<?xi32>) -> ()
  return %33, %34 : memref<4xi32>, memref<4xi32>
}
