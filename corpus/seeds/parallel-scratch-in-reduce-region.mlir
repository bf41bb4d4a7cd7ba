// Exercises: scf.reduce region that itself allocates a scratch buffer to combine its two scalars.
func.func @red(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %r = scf.parallel (%i) = (%c0) to (%m) step (%c1) init (%x) -> i32 {
    %t = arith.index_cast %i : index to i32
    scf.reduce(%t : i32) {
    ^bb0(%l: i32, %h: i32):
      %s = memref.alloc() : memref<2xi32>
      memref.store %l, %s[%c0] : memref<2xi32>
      memref.store %h, %s[%c1] : memref<2xi32>
      %v = memref.load %s[%c0] : memref<2xi32>
      %w = memref.load %s[%c1] : memref<2xi32>
      %a = arith.addi %v, %w : i32
      scf.reduce.return %a : i32
    }
  }
  return %r : i32
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %k100 = arith.constant 100 : i32
  %0 = func.call @red(%c4, %k100) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
