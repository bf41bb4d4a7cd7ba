// Large ops are done by rows (LinalgQuick.cpp). They give what their loops give, to the bit.
// RUN: freehold-run %s --steps 1000000000 > %t.rows
// RUN: mlir-opt-22 %s --convert-linalg-to-loops | freehold-run - --steps 1000000000 > %t.loops
// RUN: diff %t.rows %t.loops
// RUN: FileCheck %s < %t.rows
// Rows take far fewer steps.
// RUN: freehold-run %s --steps 200000 | FileCheck %s --check-prefix=STEPS
// STEPS-COUNT-9: {{^}}returned

// CHECK: @matmul(
func.func @matmul(%a: memref<40x50xf32>, %b: memref<50x60xf32>, %c: memref<40x60xf32>) {
  linalg.matmul ins(%a, %b : memref<40x50xf32>, memref<50x60xf32>) outs(%c : memref<40x60xf32>)
  return
}

// CHECK: @quantized(
func.func @quantized(%a: memref<40x50xi8>, %b: memref<50x600xi8>, %c: memref<40x600xi32>) {
  linalg.matmul ins(%a, %b : memref<40x50xi8>, memref<50x600xi8>) outs(%c : memref<40x600xi32>)
  return
}

// CHECK: @convolution(
func.func @convolution(%i: memref<1x3x33x33xf64>, %w: memref<4x3x3x3xf64>, %o: memref<1x4x16x16xf64>) {
  linalg.conv_2d_nchw_fchw {strides = dense<2> : vector<2xi64>}
    ins(%i, %w : memref<1x3x33x33xf64>, memref<4x3x3x3xf64>) outs(%o : memref<1x4x16x16xf64>)
  return
}

// CHECK: @pooling(
func.func @pooling(%i: memref<1x64x64x3xf32>, %w: memref<2x2xf32>, %o: memref<1x63x63x3xf32>) {
  linalg.pooling_nhwc_max ins(%i, %w : memref<1x64x64x3xf32>, memref<2x2xf32>) outs(%o : memref<1x63x63x3xf32>)
  return
}

// CHECK: @rectified(
func.func @rectified(%i: memref<200x100xf32>, %by: memref<100xf32>, %o: memref<100x200xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1, d0)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%i, %by : memref<200x100xf32>, memref<100xf32>) outs(%o : memref<100x200xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %inner = arith.constant 1.5 : f32
    %p = arith.mulf %x, %y : f32
    %q = arith.divf %p, %inner : f32
    %c = arith.cmpf ugt, %q, %zero : f32
    %r = arith.select %c, %q, %zero : f32
    linalg.yield %r : f32
  }
  return
}

// Part of a buffer, in place, with cells between that nobody writes.
// CHECK: @in_place(
func.func @in_place(%m: memref<300x200xf32>, %by: f32) {
  %part = memref.subview %m[1, 0] [298, 100] [1, 2] : memref<300x200xf32> to memref<298x100xf32, strided<[200, 2], offset: 200>>
  linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%part, %by : memref<298x100xf32, strided<[200, 2], offset: 200>>, f32) outs(%part : memref<298x100xf32, strided<[200, 2], offset: 200>>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %r = arith.addf %x, %y : f32
    %s = arith.subf %r, %old : f32
    linalg.yield %s : f32
  }
  return
}

// CHECK: @batches(
func.func @batches(%a: memref<4x20x30xi64>, %b: memref<4x30x20xi64>, %c: memref<4x20x20xi64>) {
  linalg.batch_matmul ins(%a, %b : memref<4x20x30xi64>, memref<4x30x20xi64>) outs(%c : memref<4x20x20xi64>)
  return
}

// Two outputs, of which one is a sum along the first dimension.
// CHECK: @sums(
func.func @sums(%i: memref<200x100xf32>, %s: memref<100xf32>, %d: memref<200x100xf32>) {
  linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["reduction", "parallel"]
  } ins(%i : memref<200x100xf32>) outs(%s, %d : memref<100xf32>, memref<200x100xf32>) {
  ^bb0(%x: f32, %sum: f32, %old: f32):
    %t = arith.addf %sum, %x : f32
    linalg.yield %t, %t : f32, f32
  }
  return
}

// What has an index takes its loops.
// CHECK: @indexed(
func.func @indexed(%d: memref<40x50xi32>) {
  linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } outs(%d : memref<40x50xi32>) {
  ^bb0(%old: i32):
    %n = linalg.index 1 : index
    %v = arith.index_cast %n : index to i32
    linalg.yield %v : i32
  }
  return
}
