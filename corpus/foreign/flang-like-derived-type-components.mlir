// Style: Fortran derived type with allocatable components: a record of buffers kept in a memref of memrefs.
func.func @_QPbuild(%n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %size = arith.andi %n, %c7 : index
  %rec = memref.alloc() : memref<2xmemref<?xf64>>
  %x = memref.alloc(%size) : memref<?xf64>
  %y = memref.alloc(%size) : memref<?xf64>
  memref.store %x, %rec[%c0] : memref<2xmemref<?xf64>>
  memref.store %y, %rec[%c1] : memref<2xmemref<?xf64>>
  scf.for %k = %c0 to %c2 step %c1 {
    %f = memref.load %rec[%k] : memref<2xmemref<?xf64>>
    scf.for %i = %c0 to %size step %c1 {
      memref.store %one, %f[%i] : memref<?xf64>
    }
  }
  %sum = scf.for %i = %c0 to %size step %c1 iter_args(%s = %zero) -> (f64) {
    %f = memref.load %rec[%c1] : memref<2xmemref<?xf64>>
    %v = memref.load %f[%i] : memref<?xf64>
    %t = arith.addf %s, %v : f64
    scf.yield %t : f64
  }
  return %sum : f64
}
