// A buffer that the program itself is to free leaks from the hoisting on, since the loop does not run. So do those that the
// deallocation pass frees, more of them than are noted; the pass is not to blame for the first. In the twin the program is to
// free nothing itself.
// RUN: not freehold-check %s --pipeline 'func.func(buffer-loop-hoisting),buffer-deallocation-pipeline' --entry own 2>&1 | FileCheck %s --check-prefix=OWN
// RUN: freehold-check %s --pipeline 'func.func(buffer-loop-hoisting),buffer-deallocation-pipeline' --entry other

// OWN: [[@LINE+27]]:10: error: leak
// OWN: note: the pass to blame is 'buffer-loop-hoisting'
func.func @own(%n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b1 = memref.alloc() : memref<i32>
  memref.store %v, %b1[] : memref<i32>
  %x1 = memref.load %b1[] : memref<i32>
  vector.print %x1 : i32
  %b2 = memref.alloc() : memref<i32>
  memref.store %v, %b2[] : memref<i32>
  %x2 = memref.load %b2[] : memref<i32>
  vector.print %x2 : i32
  %b3 = memref.alloc() : memref<i32>
  memref.store %v, %b3[] : memref<i32>
  %x3 = memref.load %b3[] : memref<i32>
  vector.print %x3 : i32
  %b4 = memref.alloc() : memref<i32>
  memref.store %v, %b4[] : memref<i32>
  %x4 = memref.load %b4[] : memref<i32>
  vector.print %x4 : i32
  %b5 = memref.alloc() : memref<i32>
  memref.store %v, %b5[] : memref<i32>
  %x5 = memref.load %b5[] : memref<i32>
  vector.print %x5 : i32
  %end = arith.minsi %n, %c0 : index
  scf.for %i = %c0 to %end step %c1 {
    %a = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    memref.store %v, %a[] : memref<i32>
    %x = memref.load %a[] : memref<i32>
    vector.print %x : i32
    memref.dealloc %a {bufferization.manual_deallocation} : memref<i32>
  }
  return
}
func.func @other(%n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b1 = memref.alloc() : memref<i32>
  memref.store %v, %b1[] : memref<i32>
  %x1 = memref.load %b1[] : memref<i32>
  vector.print %x1 : i32
  %b2 = memref.alloc() : memref<i32>
  memref.store %v, %b2[] : memref<i32>
  %x2 = memref.load %b2[] : memref<i32>
  vector.print %x2 : i32
  %b3 = memref.alloc() : memref<i32>
  memref.store %v, %b3[] : memref<i32>
  %x3 = memref.load %b3[] : memref<i32>
  vector.print %x3 : i32
  %b4 = memref.alloc() : memref<i32>
  memref.store %v, %b4[] : memref<i32>
  %x4 = memref.load %b4[] : memref<i32>
  vector.print %x4 : i32
  %b5 = memref.alloc() : memref<i32>
  memref.store %v, %b5[] : memref<i32>
  %x5 = memref.load %b5[] : memref<i32>
  vector.print %x5 : i32
  %end = arith.minsi %n, %c0 : index
  scf.for %i = %c0 to %end step %c1 {
    %a = memref.alloc() : memref<i32>
    memref.store %v, %a[] : memref<i32>
    %x = memref.load %a[] : memref<i32>
    vector.print %x : i32
  }
  return
}
