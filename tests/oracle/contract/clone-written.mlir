// No reader misses a write, but a clone for the join would be written while its source lives, which
// bufferization.clone leaves undefined: out of contract where that shows. In the twin the buffer is
// complete before it is forwarded.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy --json --entry out | FileCheck %s --check-prefix=OUT
// RUN: freehold-check %s --subject fh-legacy --json --entry in | FileCheck %s --check-prefix=IN

// OUT: "verdict":"inconclusive","reason":"out-of-contract"
// OUT-SAME: "message":"a write to a buffer that control flow has forwarded, of which the subject made a clone"
// IN: "verdict":"agree","contract":"in"
func.func @out(%c: i1, %v: i32, %n: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %d = memref.cast %m : memref<4xi32> to memref<?xi32>
  cf.cond_br %c, ^a, ^join(%d : memref<?xi32>)
^a:
  %c4 = arith.constant 4 : index
  %o = memref.alloc(%c4) : memref<?xi32>
  cf.br ^join(%o : memref<?xi32>)
^join(%r: memref<?xi32>):
  memref.store %v, %r[%c0] : memref<?xi32>
  %s = memref.load %r[%c0] : memref<?xi32>
  %size = memref.dim %d, %c0 : memref<?xi32>
  return %s, %size : i32, index
}
func.func @in(%c: i1, %v: i32, %n: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %d = memref.cast %m : memref<4xi32> to memref<?xi32>
  memref.store %v, %d[%c0] : memref<?xi32>
  cf.cond_br %c, ^a, ^join(%d : memref<?xi32>)
^a:
  %c4 = arith.constant 4 : index
  %o = memref.alloc(%c4) : memref<?xi32>
  memref.store %v, %o[%c0] : memref<?xi32>
  cf.br ^join(%o : memref<?xi32>)
^join(%r: memref<?xi32>):
  %s = memref.load %r[%c0] : memref<?xi32>
  %size = memref.dim %d, %c0 : memref<?xi32>
  return %s, %size : i32, index
}
