// Exercises: affine.if with a memref result inside affine.for; an integer set chooses between a fresh buffer and the outer one.
#set = affine_set<(d0) : (d0 - 3 >= 0)>
func.func @aff(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k2 = arith.constant 2 : i32
  %o = memref.alloc() : memref<1xi32>
  memref.store %x, %o[%c0] : memref<1xi32>
  %acc = memref.alloc() : memref<1xi32>
  memref.store %x, %acc[%c0] : memref<1xi32>
  affine.for %i = 0 to 6 {
    %r = affine.if #set(%i) -> memref<1xi32> {
      %f = memref.alloc() : memref<1xi32>
      affine.store %k2, %f[0] : memref<1xi32>
      affine.yield %f : memref<1xi32>
    } else {
      affine.yield %o : memref<1xi32>
    }
    %v = affine.load %r[0] : memref<1xi32>
    %w = affine.load %acc[0] : memref<1xi32>
    %s = arith.addi %v, %w : i32
    affine.store %s, %acc[0] : memref<1xi32>
  }
  %v = memref.load %acc[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %k100 = arith.constant 100 : i32
  %0 = func.call @aff(%k100) : (i32) -> i32
  vector.print %0 : i32
  return
}
