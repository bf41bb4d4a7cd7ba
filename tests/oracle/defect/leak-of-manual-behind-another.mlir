// A buffer that the program itself frees leaks after hoisting, and one that nobody frees no longer does: as many as before, but
// no pass may lose what the program frees. In the twin it is moved out of no loop.
// RUN: not freehold-check %s --pipeline 'func.func(promote-buffers-to-stack,buffer-loop-hoisting)' 2>&1 | FileCheck %s
// RUN: freehold-check %s --pipeline 'func.func(promote-buffers-to-stack)'
// CHECK: error: leak {{.*}}: 1 allocations (20 bytes) are neither freed nor returned
// CHECK: note: the pass to blame is 'buffer-loop-hoisting'
func.func @f(%c: i1, %n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %k = memref.alloc() : memref<7xi32>
  memref.store %n, %k[%c1] : memref<7xi32>
  %u = arith.select %c, %c1, %c0 : index
  %s = scf.for %i = %c0 to %u step %c1 iter_args(%a = %z) -> i32 {
    %m = memref.alloc() {bufferization.manual_deallocation} : memref<5xi32>
    memref.store %n, %m[%c1] : memref<5xi32>
    %x = memref.load %m[%c1] : memref<5xi32>
    memref.dealloc %m {bufferization.manual_deallocation} : memref<5xi32>
    scf.yield %x : i32
  }
  %y = memref.load %k[%c1] : memref<7xi32>
  %t = arith.addi %s, %y : i32
  return %t : i32
}
