// Exercises: scf.if whose branches each yield a buffer allocated in that branch; the result is owned on every path.
func.func @pick(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k7 = arith.constant 7 : i32
  %r = scf.if %c -> (memref<4xi32>) {
    %a = memref.alloc() : memref<4xi32>
    linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
    scf.yield %a : memref<4xi32>
  } else {
    %b = memref.alloc() : memref<4xi32>
    linalg.fill ins(%k7 : i32) outs(%b : memref<4xi32>)
    scf.yield %b : memref<4xi32>
  }
  memref.store %x, %r[%c0] : memref<4xi32>
  %v = memref.load %r[%c1] : memref<4xi32>
  return %v : i32
}
func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %k41 = arith.constant 41 : i32
  %0 = func.call @pick(%t, %k41) : (i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @pick(%f, %k41) : (i1, i32) -> i32
  vector.print %1 : i32
  return
}
