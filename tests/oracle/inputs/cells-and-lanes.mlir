// What cells hold, as a literal array, one number, or 0, 1, 2, ...; and vectors and complex numbers as arguments, whose
// lanes are drawn by a seed.
//
// RUN: freehold-run %s --entry buffers --ignore-leaks --args 'memref(2x2;[1,2,3,4]), memref(3;fill=7), memref(4;iota)' | FileCheck %s
// CHECK: argument 0 = [{{.*}}1, 2{{.*}}3, 4{{.*}}]
// CHECK: argument 1 = [7, 7, 7]
// CHECK: argument 2 = [0, 1, 2, 3]
//
// RUN: freehold-run %s --entry lanes --args '5, 9' > %t.1
// RUN: freehold-run %s --entry lanes --args '5, 9' > %t.2
// RUN: freehold-run %s --entry lanes --args '6, 9' > %t.3
// RUN: diff %t.1 %t.2
// RUN: not diff %t.1 %t.3
// RUN: freehold-check %s --subject fh --json | FileCheck %s --check-prefix=JUDGED
// JUDGED: "entry":"buffers","verdict":"agree"
// JUDGED: "entry":"lanes","verdict":"agree"
//
// RUN: not freehold-run %s --entry buffers --args 'memref(2x2;[1,2,x;3]), memref(3), memref(4)' 2>&1 | FileCheck %s --check-prefix=OPEN
// OPEN: error: --args: expected '[NUMBER,...]' instead of '[1,2,x'
// RUN: not freehold-run %s --entry buffers --args 'memref(2x2;[1,y%]), memref(3), memref(4)' 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: --args: 'y%' is no number
// RUN: not freehold-run %s --entry buffers --args 'memref(2x2;fill=1,2), memref(3), memref(4)' 2>&1 | FileCheck %s --check-prefix=FILL
// FILL: error: --args: 'fill' takes one number
// RUN: not freehold-run %s --entry buffers --args 'memref(2x2;fill=1;iota), memref(3), memref(4)' 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: --args: what the cells hold is given twice
// RUN: not freehold-run %s --entry buffers --args 'memref(2x2), memref(3), memref(100000;iota)' 2>&1 | FileCheck %s --check-prefix=IOTA
// IOTA: error: --args: 'iota' fills at most 65536 cells
// RUN: not freehold-run %s --entry lanes --args '-5, 9' 2>&1 | FileCheck %s --check-prefix=SEED
// SEED: error: --args: argument 0: '-5' is no value of type vector<4xf32>, whose lanes are drawn by a seed, a number from 0

func.func @buffers(%a: memref<2x2xi32>, %b: memref<?xf32>, %c: memref<?xindex>) {
  return
}

func.func @lanes(%v: vector<4xf32>, %z: complex<f64>) -> (f32, f64) {
  %i = vector.extract %v[2] : f32 from vector<4xf32>
  %r = complex.re %z : complex<f64>
  %m = memref.alloc() : memref<1xf32>
  memref.dealloc %m : memref<1xf32>
  return %i, %r : f32, f64
}
