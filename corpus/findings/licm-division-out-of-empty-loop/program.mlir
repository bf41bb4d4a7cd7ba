func.func private @f(%m: memref<1xindex>, %a: index, %b: index) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %nz = arith.cmpi ne, %b, %z : index
  %n = arith.select %nz, %o, %z : index
  scf.for %i = %z to %n step %o {
    %q = arith.remui %a, %b : index
    memref.store %q, %m[%i] : memref<1xindex>
  }
  return
}
func.func @main() {
  %z = arith.constant 0 : index
  %m = memref.alloca() : memref<1xindex>
  memref.store %z, %m[%z] : memref<1xindex>
  call @f(%m, %z, %z) : (memref<1xindex>, index, index) -> ()
  %r = memref.load %m[%z] : memref<1xindex>
  vector.print %r : index
  return
}
