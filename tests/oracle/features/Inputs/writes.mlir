// A write that does not dominate all reads: one branch only, after the buffer was forwarded to a
// loop that allocates, so that a clone-based pass gives the loop a copy.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %seven, %m[] : memref<i32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %m) -> memref<i32> {
    memref.store %eight, %x[] : memref<i32>
    %n = memref.alloc() : memref<i32>
    memref.copy %x, %n : memref<i32> to memref<i32>
    scf.yield %n : memref<i32>
  }
  %s = memref.load %m[] : memref<i32>
  vector.print %s : i32
  %t = memref.load %r[] : memref<i32>
  vector.print %t : i32
  return
}
