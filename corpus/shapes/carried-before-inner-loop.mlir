// The outer loop carries a buffer that is there before the inner loop starts, which carries newer ones.
func.func @older_and_newer(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%o = %a) -> (memref<i32>) {
    %y = memref.alloc() : memref<i32>
    %old = memref.load %o[] : memref<i32>
    memref.store %old, %y[] : memref<i32>
    %p:2 = scf.for %j = %c0 to %end step %c1 iter_args(%q = %y, %s = %o) -> (memref<i32>, memref<i32>) {
      %z = memref.alloc() : memref<i32>
      %v = memref.load %q[] : memref<i32>
      %w = memref.load %s[] : memref<i32>
      %sum = arith.addi %v, %w : i32
      memref.store %sum, %z[] : memref<i32>
      scf.yield %z, %s : memref<i32>, memref<i32>
    }
    %k = memref.load %p#1[] : memref<i32>
    vector.print %k : i32
    scf.yield %p#0 : memref<i32>
  }
  %t = memref.load %r[] : memref<i32>
  return %t : i32
}
