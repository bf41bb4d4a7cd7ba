// Style: C with restrict pointers through Polygeist, memref.distinct_objects tells two scratch buffers apart, one of them is returned.
func.func @split_sign(%x: memref<?xi32>) -> (memref<?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %p0 = memref.alloc(%n) : memref<?xi32>
  %m0 = memref.alloc(%n) : memref<?xi32>
  %p, %m = memref.distinct_objects %p0, %m0 : memref<?xi32>, memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xi32>
    %a = arith.maxsi %v, %z : i32
    %b = arith.minsi %v, %z : i32
    memref.store %a, %p[%i] : memref<?xi32>
    memref.store %b, %m[%i] : memref<?xi32>
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> (i32) {
    %v = memref.load %m[%i] : memref<?xi32>
    %t = arith.addi %acc, %v : i32
    scf.yield %t : i32
  }
  return %p, %s : memref<?xi32>, i32
}
