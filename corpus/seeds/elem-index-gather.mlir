// Exercises: an index buffer used for gathering from another buffer; both are temporaries, indices are clamped.
func.func @gather(%src: memref<4xi32>, %i: index, %j: index) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %a = arith.remui %i, %c4 : index
  %b = arith.remui %j, %c4 : index
  %idx = memref.alloc() : memref<2xindex>
  memref.store %a, %idx[%c0] : memref<2xindex>
  memref.store %b, %idx[%c1] : memref<2xindex>
  %r = memref.alloc() : memref<2xi32>
  scf.for %k = %c0 to %c2 step %c1 {
    %l = memref.load %idx[%k] : memref<2xindex>
    %v = memref.load %src[%l] : memref<4xi32>
    memref.store %v, %r[%k] : memref<2xi32>
  }
  return %r : memref<2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %k5 = arith.constant 5 : i32
  %k9 = arith.constant 9 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%k5 : i32) outs(%m : memref<4xi32>)
  memref.store %k9, %m[%c2] : memref<4xi32>
  %0 = func.call @gather(%m, %c6, %c3) : (memref<4xi32>, index, index) -> memref<2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi32>
    vector.print %e : i32
  }
  return
}
