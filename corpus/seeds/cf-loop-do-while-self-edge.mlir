// Exercises: do-while loop as a single block that branches to itself; a scratch buffer is local to the block, the carried one is replaced.
func.func @loop(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  cf.br ^body(%a, %c0 : memref<1xi32>, index)
^body(%p: memref<1xi32>, %i: index):
  %s = memref.alloc() : memref<1xi32>
  memref.copy %p, %s : memref<1xi32> to memref<1xi32>
  %f = memref.alloc() : memref<1xi32>
  %v = memref.load %s[%c0] : memref<1xi32>
  %w = arith.addi %v, %x : i32
  memref.store %w, %f[%c0] : memref<1xi32>
  %j = arith.addi %i, %c1 : index
  %c = arith.cmpi ult, %j, %m : index
  cf.cond_br %c, ^body(%f, %j : memref<1xi32>, index), ^exit(%f : memref<1xi32>)
^exit(%q: memref<1xi32>):
  %r = memref.load %q[%c0] : memref<1xi32>
  return %r : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k5 = arith.constant 5 : i32
  %0 = func.call @loop(%c3, %k5) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
