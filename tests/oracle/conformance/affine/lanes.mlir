// Elements of several lanes are read and written as memref.load and memref.store do.
// RUN: freehold-run %s | FileCheck %s
// CHECK-LABEL: @complex()
// CHECK-NEXT: result 0 = 2.5 : f32
// CHECK-NEXT: result 1 = -1.5 : f32
func.func @complex() -> (f32, f32) {
  %m = memref.alloca() : memref<2xcomplex<f32>>
  %x = complex.constant [2.5 : f32, -1.5 : f32] : complex<f32>
  affine.store %x, %m[1] : memref<2xcomplex<f32>>
  %y = affine.load %m[1] : memref<2xcomplex<f32>>
  %re = complex.re %y : complex<f32>
  %im = complex.im %y : complex<f32>
  return %re, %im : f32, f32
}

// CHECK-LABEL: @vector()
// CHECK-NEXT: result 0 = 3 : i16
// CHECK-NEXT: result 1 = 4 : i16
func.func @vector() -> (i16, i16) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1xvector<2x2xi16>>
  %x = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi16>
  affine.store %x, %m[0] : memref<1xvector<2x2xi16>>
  %y = memref.load %m[%c0] : memref<1xvector<2x2xi16>>
  memref.store %y, %m[%c0] : memref<1xvector<2x2xi16>>
  %z = affine.load %m[0] : memref<1xvector<2x2xi16>>
  %a = vector.extract %z[1, 0] : i16 from vector<2x2xi16>
  %b = vector.extract %z[1, 1] : i16 from vector<2x2xi16>
  return %a, %b : i16, i16
}

// CHECK-LABEL: @filled()
// CHECK-NEXT: result 0 = [(2.5, -1.5), (2.5, -1.5)]
func.func @filled() -> memref<2xcomplex<f32>> {
  %m = memref.alloc() : memref<2xcomplex<f32>>
  %x = complex.constant [2.5 : f32, -1.5 : f32] : complex<f32>
  linalg.fill ins(%x : complex<f32>) outs(%m : memref<2xcomplex<f32>>)
  return %m : memref<2xcomplex<f32>>
}

// CHECK-LABEL: @doubled()
// CHECK-NEXT: result 0 = {{\[\[}}6, 8], [2, 4]]
func.func @doubled() -> memref<2xvector<2xi32>> {
  %m = memref.alloc() : memref<2xvector<2xi32>>
  %n = memref.alloc() : memref<2xvector<2xi32>>
  %x = arith.constant dense<[1, 2]> : vector<2xi32>
  %y = arith.constant dense<[3, 4]> : vector<2xi32>
  affine.store %x, %m[1] : memref<2xvector<2xi32>>
  affine.store %y, %m[0] : memref<2xvector<2xi32>>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%m : memref<2xvector<2xi32>>) outs(%n : memref<2xvector<2xi32>>) {
  ^bb0(%a: vector<2xi32>, %b: vector<2xi32>):
    %s = arith.addi %a, %a : vector<2xi32>
    linalg.yield %s : vector<2xi32>
  }
  memref.dealloc %m : memref<2xvector<2xi32>>
  return %n : memref<2xvector<2xi32>>
}
