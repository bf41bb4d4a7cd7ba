// A recursive function that returns three buffers, after deallocation: clauses with two premises, and many comparisons of
// addresses.
// RUN: freehold-prove validate %s --subject upstream | FileCheck %s
// CHECK: @builds {{.*}} proved for all executions; invariant checked by
func.func @builds(%arg0: index, %arg1: i1, %arg2: index, %arg3: index) -> (memref<4xi32>, memref<?xi32>, memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c4 = arith.constant 4 : index
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = arith.minui %arg2, %c4 : index
  %2 = arith.minui %arg3, %c4 : index
  %3 = arith.cmpi ne, %0, %c0 : index
  %4:3 = scf.if %3 -> (memref<4xi32>, memref<?xi32>, memref<4xi32>) {
    %5 = arith.subi %0, %c1 : index
    %6:3 = func.call @builds(%5, %arg1, %0, %0) : (index, i1, index, index) -> (memref<4xi32>, memref<?xi32>, memref<4xi32>)
    scf.yield %6#0, %6#1, %6#2 : memref<4xi32>, memref<?xi32>, memref<4xi32>
  } else {
    %7 = affine.for %8 = 0 to min affine_map<(d0) -> (d0, 3)>(%2) iter_args(%9 = %1) -> (index) {
      affine.yield %8 : index
    }
    %10 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c1_i32 : i32) outs(%10 : memref<4xi32>)
    %11 = memref.alloc(%1) : memref<?xi32>
    linalg.fill ins(%c2_i32 : i32) outs(%11 : memref<?xi32>)
    %12 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c1_i32 : i32) outs(%12 : memref<4xi32>)
    scf.yield %10, %11, %12 : memref<4xi32>, memref<?xi32>, memref<4xi32>
  }
  %13 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0_i32 : i32) outs(%13 : memref<4xi32>)
  %14 = memref.alloc(%1) : memref<?xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%14 : memref<?xi32>)
  %15 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c9_i32 : i32) outs(%15 : memref<4xi32>)
  %16 = arith.remui %2, %c4 : index
  %17 = memref.load %4#0[%16] : memref<4xi32>
  vector.print %17 : i32
  %18 = memref.dim %4#1, %c0 : memref<?xi32>
  %19 = arith.cmpi ugt, %18, %c0 : index
  %20 = arith.maxui %18, %c1 : index
  %21 = arith.remui %c2, %20 : index
  %22 = scf.if %19 -> (i32) {
    %23 = memref.load %4#1[%21] : memref<?xi32>
    scf.yield %23 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %22 : i32
  %24 = memref.load %4#2[%c1] : memref<4xi32>
  vector.print %24 : i32
  return %13, %14, %15 : memref<4xi32>, memref<?xi32>, memref<4xi32>
}
