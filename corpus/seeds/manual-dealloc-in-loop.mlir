// Exercises: a manually freed scratch buffer per loop iteration beside a carried buffer that the pass manages.
func.func @manual(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<1xi32>) {
    %s = memref.alloc() {bufferization.manual_deallocation} : memref<1xi32>
    memref.copy %p, %s : memref<1xi32> to memref<1xi32>
    %v = memref.load %s[%c0] : memref<1xi32>
    memref.dealloc %s {bufferization.manual_deallocation} : memref<1xi32>
    %w = arith.addi %v, %x : i32
    %f = memref.alloc() : memref<1xi32>
    memref.store %w, %f[%c0] : memref<1xi32>
    scf.yield %f : memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %k3 = arith.constant 3 : i32
  %0 = func.call @manual(%c4, %k3) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
