// Exercises: memref.view at a byte shift into an i8 allocation; two typed views alias one root that is freed once.
func.func @bytes(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %k0 = arith.constant 0 : i32
  %z = arith.constant 0 : i8
  %m = arith.minui %n, %c4 : index
  %a = memref.alloc() : memref<32xi8>
  linalg.fill ins(%z : i8) outs(%a : memref<32xi8>)
  %v = memref.view %a[%c8][%m] : memref<32xi8> to memref<?xi32>
  linalg.fill ins(%x : i32) outs(%v : memref<?xi32>)
  %w = memref.view %a[%c0][] : memref<32xi8> to memref<8xi32>
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%acc0 = %k0) -> (i32) {
    %e = memref.load %w[%i] : memref<8xi32>
    %next = arith.addi %acc0, %e : i32
    scf.yield %next : i32
  }
  return %r : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k257 = arith.constant 257 : i32
  %0 = func.call @bytes(%c3, %k257) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
