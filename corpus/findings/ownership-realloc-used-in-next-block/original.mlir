func.func private @use_dxdxi32(memref<?x?xi32>)
memref.global "private" @global_4xi32 : memref<4xi32> = dense<[5, 6, 7, 8]>
func.func @entry0(%arg0: memref<i32>, %arg1: i32, %arg2: i32, %arg3: index, %arg4: i1) -> (memref<?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c7 = arith.constant 7 : index
  %0 = arith.minui %arg3, %c4 : index
  %1 = arith.minui %c3, %c3 : index
  scf.for %2 = %c0 to %1 step %c1 {
    %3 = memref.alloc() : memref<i32>
    linalg.fill ins(%arg1 : i32) outs(%3 : memref<i32>)
    %4 = arith.addi %0, %c1 : index
    %5 = arith.minui %4, %c7 : index
    %6 = memref.get_global @global_4xi32 : memref<4xi32>
    %7 = arith.remui %5, %c4 : index
    memref.store %c4_i32, %6[%7] : memref<4xi32>
    %8 = memref.load %3[] : memref<i32>
    vector.print %8 : i32
    %9 = memref.load %6[%c0] : memref<4xi32>
    vector.print %9 : i32
    scf.yield
  }
  %10 = memref.alloc() : memref<4xi32>
  memref.store %arg1, %10[%c0] : memref<4xi32>
  memref.store %arg2, %10[%c1] : memref<4xi32>
  memref.store %arg1, %10[%c2] : memref<4xi32>
  memref.store %arg1, %10[%c3] : memref<4xi32>
  %11 = memref.realloc %10(%0) : memref<4xi32> to memref<?xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%11 : memref<?xi32>)
  %12 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%arg1 : i32) outs(%12 : memref<4xi32>)
  cf.cond_br %arg4, ^bb1(%arg0, %arg0 : memref<i32>, memref<i32>), ^bb2(%12 : memref<4xi32>)
^bb2(%13: memref<4xi32>):
  %14 = memref.load %arg0[] : memref<i32>
  vector.print %14 : i32
  %15 = memref.alloc(%0, %c0) : memref<?x?xi32>
  linalg.fill ins(%arg2 : i32) outs(%15 : memref<?x?xi32>)
  %16 = arith.minui %c2, %c3 : index
  %17:2 = scf.while (%18 = %c0, %19 = %15) : (index, memref<?x?xi32>) -> (index, memref<?x?xi32>) {
    %22 = arith.cmpi ult, %18, %16 : index
    scf.condition(%22) %18, %19 : index, memref<?x?xi32>
  } do {
  ^bb3(%20: index, %21: memref<?x?xi32>):
    %23 = arith.addi %20, %c1 : index
    %24 = memref.alloc(%20) : memref<?xi32>
    linalg.fill ins(%arg1 : i32) outs(%24 : memref<?xi32>)
    %25 = bufferization.clone %24 : memref<?xi32> to memref<?xi32>
    scf.if %arg4 {
      %26 = memref.alloc(%c1) : memref<?xi32>
      linalg.fill ins(%arg2 : i32) outs(%26 : memref<?xi32>)
      %27 = bufferization.clone %26 : memref<?xi32> to memref<?xi32>
      %28 = memref.dim %27, %c0 : memref<?xi32>
      %29 = arith.cmpi ugt, %28, %c0 : index
      %30 = arith.maxui %28, %c1 : index
      %31 = arith.remui %20, %30 : index
      %32 = scf.if %29 -> (i32) {
        %33 = memref.load %27[%31] : memref<?xi32>
        scf.yield %33 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %32 : i32
      scf.yield
    }
    %34 = memref.dim %25, %c0 : memref<?xi32>
    %35 = arith.cmpi ugt, %34, %c0 : index
    %36 = arith.maxui %34, %c1 : index
    %37 = arith.remui %0, %36 : index
    %38 = scf.if %35 -> (i32) {
      %39 = memref.load %25[%37] : memref<?xi32>
      scf.yield %39 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %38 : i32
    scf.yield %23, %21 : index, memref<?x?xi32>
  }
  %40 = memref.alloc() : memref<i32>
  memref.store %arg2, %40[] : memref<i32>
  %41 = memref.alloc() : memref<i32>
  linalg.fill ins(%arg1 : i32) outs(%41 : memref<i32>)
  %42 = arith.remui %17#0, %c4 : index
  %43 = memref.load %13[%42] : memref<4xi32>
  vector.print %43 : i32
  func.call @use_dxdxi32(%17#1) : (memref<?x?xi32>) -> ()
  cf.br ^bb1(%40, %41 : memref<i32>, memref<i32>)
^bb1(%44: memref<i32>, %45: memref<i32>):
  %46 = memref.load %44[] : memref<i32>
  vector.print %46 : i32
  %47 = memref.load %45[] : memref<i32>
  vector.print %47 : i32
  return %11, %arg1 : memref<?xi32>, i32
}
func.func @entry1(%arg0: memref<4xi32>, %arg1: i1, %arg2: i1) -> (memref<4xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9_i32 = arith.constant 9 : i32
  %0 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%0 : memref<4xi32>)
  cf.cond_br %arg1, ^bb1(%0 : memref<4xi32>), ^bb1(%arg0 : memref<4xi32>)
^bb1(%1: memref<4xi32>):
  %2 = memref.load %arg0[%c2] : memref<4xi32>
  %3 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%3 : memref<4xi32>)
  %4 = memref.load %1[%c1] : memref<4xi32>
  vector.print %4 : i32
  return %3 : memref<4xi32>
}
