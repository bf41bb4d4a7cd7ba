// G23: a memref.dim that affine maps use as a symbol.
// RUN: freehold-opt %s --fh-promote-buffers-to-stack | FileCheck %s
// RUN: freehold-check %s --pipeline 'fh-promote-buffers-to-stack,fh-buffer-deallocation-pipeline'

// CHECK-LABEL: @static
// CHECK:         memref.alloca() : memref<2xi32>
// CHECK-NOT:     memref.dim
// CHECK:         %[[D:.*]] = arith.constant 2 : index
// CHECK:         affine.load %{{.*}}[symbol(%[[D]])]
func.func @static(%p: memref<4xi32>, %c: i1) {
  %c0 = arith.constant 0 : index
  scf.if %c {
    %m = memref.alloc() : memref<2xi32>
    %d = memref.dim %m, %c0 : memref<2xi32>
    %v = affine.load %p[symbol(%d)] : memref<4xi32>
    vector.print %v : i32
  }
  return
}

// Its size is a symbol, so that the size of a buffer as large is one.
// CHECK-LABEL: @chain
// CHECK-SAME:    %[[U:[^:]*]]: memref<*xi32>
// CHECK:         %[[R:.*]] = memref.rank %[[U]]
// CHECK:         scf.if
// CHECK:           memref.alloca(%[[R]])
// CHECK-NEXT:      memref.alloc(%[[R]])
// CHECK:           affine.for
func.func @chain(%u: memref<*xi32>, %c: i1, %p: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %r = memref.rank %u : memref<*xi32>
  scf.if %c {
    %m = memref.alloc(%r) : memref<?xi32>
    %d = memref.dim %m, %c0 : memref<?xi32>
    %n = memref.alloc(%d) : memref<?xi32>
    %e = memref.dim %n, %c0 : memref<?xi32>
    affine.for %i = 0 to %e {
      %z = arith.constant 7 : i32
      affine.store %z, %n[%i] : memref<?xi32>
      vector.print %z : i32
    }
  }
  return
}

// No symbol before: one at the top stays a memref.dim, as does one with an index that is not constant.
// CHECK-LABEL: @stay
// CHECK:         memref.alloca() : memref<2xi32>
// CHECK-NEXT:    memref.dim
// CHECK:         memref.alloca() : memref<3xi32>
// CHECK-NEXT:    memref.dim
func.func @stay(%c: i1, %i: index) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  %d = memref.dim %m, %c0 : memref<2xi32>
  affine.for %k = 0 to %d {
    vector.print %k : index
  }
  %zero = arith.andi %i, %c0 : index
  scf.if %c {
    %n = memref.alloc() : memref<3xi32>
    %e = memref.dim %n, %zero : memref<3xi32>
    vector.print %e : index
  }
  return
}
