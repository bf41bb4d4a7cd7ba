// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry uninitialised_sum 2>&1 | FileCheck %s --check-prefix=UNINIT
// RUN: not freehold-run %s --entry disagree 2>&1 | FileCheck %s --check-prefix=DISAGREE

// A named op is defined by its indexing maps and region, so one op of each kind is enough.

// [[0 1 2] [3 4 5]] * [[0 1] [2 3] [4 5]] = [[10 13] [28 40]], on top of 100.
// CHECK-LABEL: @matmul()
// CHECK-NEXT: result 0 = {{\[}}[110, 113], [128, 140]] : memref<2x2xi32>
// CHECK-NEXT: returned
func.func @matmul() -> memref<2x2xi32> {
  %c100 = arith.constant 100 : i32
  %a = memref.alloca() : memref<2x3xi32>
  %b = memref.alloca() : memref<3x2xi32>
  call @iota2x3(%a) : (memref<2x3xi32>) -> ()
  call @iota3x2(%b) : (memref<3x2xi32>) -> ()
  %c = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%c100 : i32) outs(%c : memref<2x2xi32>)
  linalg.matmul ins(%a, %b : memref<2x3xi32>, memref<3x2xi32>) outs(%c : memref<2x2xi32>)
  return %c : memref<2x2xi32>
}

// The same with a transposed left side, by explicit maps: a is 3x2 and read as [[0 2 4] [1 3 5]].
//   [[0 2 4] [1 3 5]] * [[0 1] [2 3] [4 5]] = [[20 26] [26 35]]
// CHECK-LABEL: @matmul_transposed()
// CHECK-NEXT: result 0 = {{\[}}[20, 26], [26, 35]] : memref<2x2xi32>
// CHECK-NEXT: returned
func.func @matmul_transposed() -> memref<2x2xi32> {
  %zero = arith.constant 0 : i32
  %a = memref.alloca() : memref<3x2xi32>
  call @iota3x2(%a) : (memref<3x2xi32>) -> ()
  %c = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%zero : i32) outs(%c : memref<2x2xi32>)
  linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>,
                                 affine_map<(i, j, k) -> (i, j)>]
      ins(%a, %a : memref<3x2xi32>, memref<3x2xi32>) outs(%c : memref<2x2xi32>)
  return %c : memref<2x2xi32>
}

// transpose, broadcast, copy with a conversion, add
// CHECK-LABEL: @data_movement()
// CHECK-NEXT: result 0 = {{\[}}[0, 3], [1, 4], [2, 5]] : memref<3x2xi32>
// CHECK-NEXT: result 1 = {{\[}}[0, 2, 4], [3, 5, 7]] : memref<2x3xi32>
// CHECK-NEXT: result 2 = {{\[}}[0, 1, 2], [3, 4, 5]] : memref<2x3xi64>
// CHECK-NEXT: returned
func.func @data_movement() -> (memref<3x2xi32>, memref<2x3xi32>, memref<2x3xi64>) {
  %a = memref.alloca() : memref<2x3xi32>
  call @iota2x3(%a) : (memref<2x3xi32>) -> ()
  %t = memref.alloc() : memref<3x2xi32>
  linalg.transpose ins(%a : memref<2x3xi32>) outs(%t : memref<3x2xi32>) permutation = [1, 0]
  %row = memref.subview %a[0, 0] [1, 3] [1, 1] : memref<2x3xi32> to memref<3xi32, strided<[1]>>
  %b = memref.alloca() : memref<2x3xi32>
  linalg.broadcast ins(%row : memref<3xi32, strided<[1]>>) outs(%b : memref<2x3xi32>)
      dimensions = [0]
  %s = memref.alloc() : memref<2x3xi32>
  linalg.add ins(%a, %b : memref<2x3xi32>, memref<2x3xi32>) outs(%s : memref<2x3xi32>)
  %w = memref.alloc() : memref<2x3xi64>
  linalg.copy ins(%a : memref<2x3xi32>) outs(%w : memref<2x3xi64>)
  return %t, %s, %w : memref<3x2xi32>, memref<2x3xi32>, memref<2x3xi64>
}

// map writes its output without reading it, reduce reads it: 0 + 3, 1 + 4, 2 + 5 on top of 1.
// CHECK-LABEL: @map_reduce()
// CHECK-NEXT: result 0 = {{\[}}[0, 2, 4], [6, 8, 10]] : memref<2x3xi32>
// CHECK-NEXT: result 1 = [4, 6, 8] : memref<3xi32>
// CHECK-NEXT: returned
func.func @map_reduce() -> (memref<2x3xi32>, memref<3xi32>) {
  %one = arith.constant 1 : i32
  %a = memref.alloca() : memref<2x3xi32>
  call @iota2x3(%a) : (memref<2x3xi32>) -> ()
  %m = memref.alloc() : memref<2x3xi32>
  linalg.map ins(%a : memref<2x3xi32>) outs(%m : memref<2x3xi32>) (%x: i32, %old: i32) {
    %y = arith.addi %x, %x : i32
    linalg.yield %y : i32
  }
  %r = memref.alloc() : memref<3xi32>
  linalg.fill ins(%one : i32) outs(%r : memref<3xi32>)
  linalg.reduce ins(%a : memref<2x3xi32>) outs(%r : memref<3xi32>) dimensions = [0]
      (%x: i32, %sum: i32) {
    %s = arith.addi %x, %sum : i32
    linalg.yield %s : i32
  }
  return %m, %r : memref<2x3xi32>, memref<3xi32>
}

// Strides and dilations in the maps. in = 0 1 2 3 4 5 6, filter = 1 2, stride 2, dilation 3:
// out[i] = in[2 i] * 1 + in[2 i + 3] * 2 = 6, 12 (0 + 6, 2 + 10). A pooling window is never
// read: its buffer may be uninitialised. max over 3 from 0, 2, 4 = 2, 4, 6.
// CHECK-LABEL: @windows()
// CHECK-NEXT: result 0 = {{\[\[\[}}6], [12]]] : memref<1x2x1xi32>
// CHECK-NEXT: result 1 = {{\[\[\[}}2], [4], [6]]] : memref<1x3x1xi32>
// CHECK-NEXT: returned
func.func @windows() -> (memref<1x2x1xi32>, memref<1x3x1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %in = memref.alloca() : memref<1x7x1xi32>
  scf.for %i = %c0 to %c7 step %c1 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %in[%c0, %i, %c0] : memref<1x7x1xi32>
  }
  %filter = memref.alloca() : memref<2x1x1xi32>
  memref.store %one, %filter[%c0, %c0, %c0] : memref<2x1x1xi32>
  memref.store %two, %filter[%c1, %c0, %c0] : memref<2x1x1xi32>
  %out = memref.alloc() : memref<1x2x1xi32>
  linalg.fill ins(%zero : i32) outs(%out : memref<1x2x1xi32>)
  linalg.conv_1d_nwc_wcf {strides = dense<2> : vector<1xi64>, dilations = dense<3> : vector<1xi64>}
      ins(%in, %filter : memref<1x7x1xi32>, memref<2x1x1xi32>) outs(%out : memref<1x2x1xi32>)
  %window = memref.alloca() : memref<3xi32>
  %max = memref.alloc() : memref<1x3x1xi32>
  linalg.fill ins(%zero : i32) outs(%max : memref<1x3x1xi32>)
  linalg.pooling_nwc_max {strides = dense<2> : vector<1xi64>, dilations = dense<1> : vector<1xi64>}
      ins(%in, %window : memref<1x7x1xi32>, memref<3xi32>) outs(%max : memref<1x3x1xi32>)
  return %out, %max : memref<1x2x1xi32>, memref<1x3x1xi32>
}

// 0 * 0 + 1 * 1 + 2 * 2, into a buffer of rank 0.
// CHECK-LABEL: @dot()
// CHECK-NEXT: result 0 = 5 : f32
// CHECK-NEXT: returned
func.func @dot() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %v = memref.alloca(%c3) : memref<?xf32>
  scf.for %i = %c0 to %c3 step %c1 {
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    memref.store %f, %v[%i] : memref<?xf32>
  }
  %r = memref.alloca() : memref<f32>
  linalg.fill ins(%zero : f32) outs(%r : memref<f32>)
  linalg.dot ins(%v, %v : memref<?xf32>, memref<?xf32>) outs(%r : memref<f32>)
  %x = memref.load %r[] : memref<f32>
  return %x : f32
}

func.func private @iota2x3(%m: memref<2x3xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]} outs(%m : memref<2x3xi32>) {
  ^bb0(%old: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %n = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%i, %j)
    %v = arith.index_cast %n : index to i32
    linalg.yield %v : i32
  }
  return
}

func.func private @iota3x2(%m: memref<3x2xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]} outs(%m : memref<3x2xi32>) {
  ^bb0(%old: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %n = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%i, %j)
    %v = arith.index_cast %n : index to i32
    linalg.yield %v : i32
  }
  return
}

// matmul adds to its output, which therefore is read: nothing comes of cells that were never written.
// UNINIT: [[@LINE+10]]:3: error: uninitialised-read: an observed value
func.func private @uninitialised_sum() -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<2x3xi32>
  %b = memref.alloca() : memref<3x2xi32>
  call @iota2x3(%a) : (memref<2x3xi32>) -> ()
  call @iota3x2(%b) : (memref<3x2xi32>) -> ()
  %c = memref.alloca() : memref<2x2xi32>
  linalg.matmul ins(%a, %b : memref<2x3xi32>, memref<3x2xi32>) outs(%c : memref<2x2xi32>)
  %x = memref.load %c[%c0, %c0] : memref<2x2xi32>
  return %x : i32
}

// DISAGREE: [[@LINE+7]]:3: error: undefined: operands disagree on the size of a dimension: 3 and 2
func.func private @disagree() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloca(%c2, %c3) : memref<?x?xi32>
  %b = memref.alloca(%c2, %c2) : memref<?x?xi32>
  %c = memref.alloca(%c2, %c2) : memref<?x?xi32>
  linalg.matmul ins(%a, %b : memref<?x?xi32>, memref<?x?xi32>) outs(%c : memref<?x?xi32>)
  return
}
