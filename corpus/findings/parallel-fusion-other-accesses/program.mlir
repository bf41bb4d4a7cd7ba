func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %v = arith.constant dense<5> : vector<1xi32>
  %m = memref.alloca() : memref<4xi32>
  %b = memref.alloca() : memref<4xi32>
  linalg.fill ins(%z : i32) outs(%m : memref<4xi32>)
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    vector.store %v, %m[%i] : memref<4xi32>, vector<1xi32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %j = arith.subi %c3, %i : index
    %x = memref.load %m[%j] : memref<4xi32>
    memref.store %x, %b[%i] : memref<4xi32>
    scf.reduce
  }
  %r = memref.load %b[%c0] : memref<4xi32>
  return %r : i32
}
