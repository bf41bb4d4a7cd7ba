// Exercises: recursion with fuel; each level allocates, passes its buffer down and receives one owned by itself.
func.func @rec(%fuel: index, %m: memref<1xi32>) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %n = arith.minui %fuel, %c6 : index
  %z = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %z -> (memref<1xi32>) {
    %a = memref.alloc() : memref<1xi32>
    memref.copy %m, %a : memref<1xi32> to memref<1xi32>
    scf.yield %a : memref<1xi32>
  } else {
    %a = memref.alloc() : memref<1xi32>
    %v = memref.load %m[%c0] : memref<1xi32>
    %w = arith.addi %v, %v : i32
    memref.store %w, %a[%c0] : memref<1xi32>
    %less = arith.subi %n, %c1 : index
    %b = func.call @rec(%less, %a) : (index, memref<1xi32>) -> memref<1xi32>
    scf.yield %b : memref<1xi32>
  }
  return %r : memref<1xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %k1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %k1, %m[%c0] : memref<1xi32>
  %0 = func.call @rec(%c5, %m) : (index, memref<1xi32>) -> memref<1xi32>
  scf.for %i = %c0 to %c1 step %c1 {
    %e = memref.load %0[%i] : memref<1xi32>
    vector.print %e : i32
  }
  return
}
