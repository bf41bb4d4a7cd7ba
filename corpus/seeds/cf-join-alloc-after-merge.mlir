// Exercises: a join block has a block argument that may be a fresh buffer, and makes an allocation of its own; each has an owner of its own.
func.func @join(%c: i1, %arg: memref<1xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %k3 = arith.constant 3 : i32
  cf.cond_br %c, ^bb1, ^bb2(%arg : memref<1xi32>)
^bb1:
  %a = memref.alloc() : memref<1xi32>
  memref.store %k3, %a[%c0] : memref<1xi32>
  cf.br ^bb2(%a : memref<1xi32>)
^bb2(%p: memref<1xi32>):
  %b = memref.alloc() : memref<1xi32>
  memref.copy %p, %b : memref<1xi32> to memref<1xi32>
  %v = memref.load %b[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %k44 = arith.constant 44 : i32
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc() : memref<1xi32>
  memref.store %k44, %m[%c0] : memref<1xi32>
  %0 = func.call @join(%t, %m) : (i1, memref<1xi32>) -> i32
  vector.print %0 : i32
  %1 = func.call @join(%f, %m) : (i1, memref<1xi32>) -> i32
  vector.print %1 : i32
  return
}
