func.func private @mix_4xf32(memref<4xf32>, i32) -> i32
func.func private @next_i32() -> i32
func.func private @helper0(%arg0: index, %arg1: memref<4xindex>, %arg2: i1, %arg3: i32, %arg4: i32) -> (memref<?xi32>, memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %0 = arith.index_cast %c4 : index to i32
  %1 = memref.alloc() : memref<4xindex>
  linalg.fill ins(%arg0 : index) outs(%1 : memref<4xindex>)
  %2 = arith.cmpi slt, %0, %arg3 : i32
  %3 = arith.select %2, %arg1, %1 : memref<4xindex>
  %4 = arith.andi %arg4, %arg4 : i32
  %5 = arith.index_cast %c3 : index to i32
  %6 = memref.alloc(%c0) : memref<?xi32>
  linalg.fill ins(%arg3 : i32) outs(%6 : memref<?xi32>)
  %7 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%5 : i32) outs(%7 : memref<4xi32>)
  %8 = memref.load %3[%c2] : memref<4xindex>
  %9 = arith.minui %8, %c7 : index
  vector.print %9 : index
  return %6, %7 : memref<?xi32>, memref<4xi32>
}
func.func @entry0(%arg0: i32, %arg1: i1) -> (memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c6_i32 = arith.constant 6 : i32
  %false = arith.constant false
  %0 = memref.alloc() : memref<4xindex>
  linalg.fill ins(%c4 : index) outs(%0 : memref<4xindex>)
  %1:2 = func.call @helper0(%c1, %0, %false, %arg0, %arg0) : (index, memref<4xindex>, i1, i32, i32) -> (memref<?xi32>, memref<4xi32>)
  %2 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c6_i32 : i32) outs(%2 : memref<4xi32>)
  %3 = arith.minui %c0, %c3 : index
  %4 = scf.for %5 = %c0 to %3 step %c1 iter_args(%6 = %2) -> (memref<4xi32>) {
    %7 = memref.alloc(%c0) : memref<?xi32>
    linalg.fill ins(%arg0 : i32) outs(%7 : memref<?xi32>)
    %8 = arith.cmpi ne, %arg0, %arg0 : i32
    %9 = arith.select %8, %1#0, %7 : memref<?xi32>
    %10 = memref.alloc() : memref<4xindex>
    linalg.fill ins(%5 : index) outs(%10 : memref<4xindex>)
    %11:2 = func.call @helper0(%5, %10, %arg1, %arg0, %arg0) : (index, memref<4xindex>, i1, i32, i32) -> (memref<?xi32>, memref<4xi32>)
    %12 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c2_i32 : i32) outs(%12 : memref<4xi32>)
    %13 = memref.dim %6, %c0 : memref<4xi32>
    %14 = scf.for %15 = %c0 to %13 step %c1 iter_args(%16 = %c0_i32) -> (i32) {
      %17 = memref.load %6[%15] : memref<4xi32>
      %18 = arith.addi %16, %17 : i32
      scf.yield %18 : i32
    }
    %19 = memref.alloca() : memref<4xi32>
    linalg.fill ins(%c4_i32 : i32) outs(%19 : memref<4xi32>)
    %20 = func.call @next_i32() : () -> i32
    %21 = arith.cmpi eq, %arg0, %c6_i32 : i32
    %22 = arith.select %21, %9, %1#0 : memref<?xi32>
    %23 = arith.remui %5, %c4 : index
    %24 = memref.load %11#1[%23] : memref<4xi32>
    vector.print %24 : i32
    %25 = memref.load %12[%c3] : memref<4xi32>
    vector.print %25 : i32
    %26 = memref.load %19[%c0] : memref<4xi32>
    vector.print %26 : i32
    %27 = memref.dim %22, %c0 : memref<?xi32>
    %28 = arith.cmpi ugt, %27, %c0 : index
    %29 = arith.maxui %27, %c1 : index
    %30 = arith.remui %c3, %29 : index
    %31 = scf.if %28 -> (i32) {
      %32 = memref.load %22[%30] : memref<?xi32>
      scf.yield %32 : i32
    } else {
      scf.yield %c1_i32 : i32
    }
    vector.print %31 : i32
    scf.yield %1#1 : memref<4xi32>
  }
  %33 = memref.alloc(%c3, %c2) : memref<?x?xi32>
  linalg.fill ins(%c4_i32 : i32) outs(%33 : memref<?x?xi32>)
  %34 = memref.load %4[%c3] : memref<4xi32>
  vector.print %34 : i32
  return %33 : memref<?x?xi32>
}
func.func @entry1(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: index, %arg3: i1) -> (memref<i32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_f32 = arith.constant 0.25 : f32
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_f32 = arith.constant 0.5 : f32
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_f32 = arith.constant 0.75 : f32
  %c4 = arith.constant 4 : index
  %c6_i32 = arith.constant 6 : i32
  %c9_f32 = arith.constant 2.25 : f32
  %0 = arith.minui %arg2, %c4 : index
  %1 = memref.alloc() : memref<4xf32>
  memref.store %c2_f32, %1[%c0] : memref<4xf32>
  memref.store %c9_f32, %1[%c1] : memref<4xf32>
  memref.store %c1_f32, %1[%c2] : memref<4xf32>
  memref.store %c3_f32, %1[%c3] : memref<4xf32>
  %2 = func.call @mix_4xf32(%1, %c6_i32) : (memref<4xf32>, i32) -> i32
  %3 = memref.alloc() : memref<i32>
  memref.store %c2_i32, %3[] : memref<i32>
  %4 = memref.load %arg0[%c0] : memref<4xf32>
  vector.print %4 : f32
  %5 = memref.load %arg1[%c3] : memref<4xi32>
  vector.print %5 : i32
  return %3, %c1_i32 : memref<i32>, i32
}
