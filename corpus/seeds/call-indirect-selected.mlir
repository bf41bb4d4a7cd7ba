// Exercises: func.call_indirect of a function value selected at run time; one callee returns a fresh buffer, the other a copy of its argument with a change.
func.func @fresh(%m: memref<2xi32>) -> memref<2xi32> {
  %k1 = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k1 : i32) outs(%a : memref<2xi32>)
  return %a : memref<2xi32>
}
func.func @copy(%m: memref<2xi32>) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %k7 = arith.constant 7 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.copy %m, %a : memref<2xi32> to memref<2xi32>
  memref.store %k7, %a[%c0] : memref<2xi32>
  return %a : memref<2xi32>
}
func.func @use(%c: i1, %arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = func.constant @fresh : (memref<2xi32>) -> memref<2xi32>
  %g = func.constant @copy : (memref<2xi32>) -> memref<2xi32>
  %h = arith.select %c, %f, %g : (memref<2xi32>) -> memref<2xi32>
  %a = func.call_indirect %h(%arg) : (memref<2xi32>) -> memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  %w = memref.load %a[%c1] : memref<2xi32>
  %r = arith.subi %v, %w : i32
  return %r : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k5 : i32) outs(%m : memref<2xi32>)
  %0 = func.call @use(%t, %m) : (i1, memref<2xi32>) -> i32
  vector.print %0 : i32
  %1 = func.call @use(%f, %m) : (i1, memref<2xi32>) -> i32
  vector.print %1 : i32
  return
}
