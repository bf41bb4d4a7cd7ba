// A large op with anything unusual takes its loops (LinalgQuick.cpp), which say what is wrong.
// RUN: freehold-run %s > %t.rows
// RUN: mlir-opt-22 %s --convert-linalg-to-loops | freehold-run - > %t.loops
// RUN: diff %t.rows %t.loops
// RUN: FileCheck %s < %t.rows
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry constant 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not freehold-run %s --entry beyond --args "memref(1x3x32x32), memref(4x3x3x3), memref(1x4x16x16)" 2>&1 | FileCheck %s --check-prefix=BEYOND

// CHECK: @unwritten(
// CHECK: @one_row(
// CHECK: @poison(
func.func @unwritten(%x: f32, %o: memref<200x100xf32>) {
  %a = memref.alloc() : memref<200x100xf32>
  %half = memref.subview %a[0, 0] [100, 100] [1, 1] : memref<200x100xf32> to memref<100x100xf32, strided<[100, 1]>>
  linalg.fill ins(%x : f32) outs(%half : memref<100x100xf32, strided<[100, 1]>>)
  linalg.add ins(%a, %a : memref<200x100xf32>, memref<200x100xf32>) outs(%o : memref<200x100xf32>)
  memref.dealloc %a : memref<200x100xf32>
  return
}
// FREED: [[@LINE+5]]:3: error: use-after-free: reads a freed buffer
func.func private @freed(%x: f32, %o: memref<200x100xf32>) {
  %a = memref.alloc() : memref<200x100xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<200x100xf32>)
  memref.dealloc %a : memref<200x100xf32>
  linalg.add ins(%a, %a : memref<200x100xf32>, memref<200x100xf32>) outs(%o : memref<200x100xf32>)
  return
}
// BEYOND: [[@LINE+2]]:3: error: out-of-bounds: index 32 of dimension 3 of size 32
func.func private @beyond(%i: memref<?x3x?x?xf64>, %w: memref<4x3x3x3xf64>, %o: memref<1x4x16x16xf64>) {
  linalg.conv_2d_nchw_fchw {strides = dense<2> : vector<2xi64>}
    ins(%i, %w : memref<?x3x?x?xf64>, memref<4x3x3x3xf64>) outs(%o : memref<1x4x16x16xf64>)
  return
}
// CONSTANT: [[@LINE+3]]:3: error: undefined: writes a constant global
func.func private @constant() {
  %g = memref.get_global @g : memref<200x100xf32>
  linalg.add ins(%g, %g : memref<200x100xf32>, memref<200x100xf32>) outs(%g : memref<200x100xf32>)
  return
}
memref.global "private" constant @g : memref<200x100xf32> = dense<1.0>
func.func @one_row(%i: memref<200x100xf32>, %o: memref<200x100xf32, strided<[0, 1]>>) {
  linalg.copy ins(%i : memref<200x100xf32>) outs(%o : memref<200x100xf32, strided<[0, 1]>>)
  return
}
func.func @poison(%o: memref<200x100xf32>) {
  %p = ub.poison : f32
  linalg.fill ins(%p : f32) outs(%o : memref<200x100xf32>)
  return
}
