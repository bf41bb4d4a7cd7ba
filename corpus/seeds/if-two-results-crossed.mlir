// Exercises: scf.if with two memref results that the branches yield in opposite order; each result aliases one of two owned roots, which one is known only at run time.
func.func @cross(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%b : memref<2xi32>)
  %r:2 = scf.if %c -> (memref<2xi32>, memref<2xi32>) {
    scf.yield %a, %b : memref<2xi32>, memref<2xi32>
  } else {
    scf.yield %b, %a : memref<2xi32>, memref<2xi32>
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %w = memref.load %r#1[%c0] : memref<2xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %f = arith.constant false
  %0:2 = func.call @cross(%f, %k1, %k2) : (i1, i32, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
