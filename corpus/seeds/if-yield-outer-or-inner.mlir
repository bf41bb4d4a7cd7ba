// Exercises: scf.if yielding a buffer owned by the enclosing block or one allocated inside; both are freed after the if, the outer one whatever the condition.
func.func @pick(%c: i1, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %k3 = arith.constant 3 : i32
  %outer = memref.alloc() : memref<3xi32>
  linalg.fill ins(%x : i32) outs(%outer : memref<3xi32>)
  %r = scf.if %c -> (memref<3xi32>) {
    scf.yield %outer : memref<3xi32>
  } else {
    %inner = memref.alloc() : memref<3xi32>
    linalg.fill ins(%k3 : i32) outs(%inner : memref<3xi32>)
    scf.yield %inner : memref<3xi32>
  }
  %y = arith.addi %x, %k3 : i32
  memref.store %y, %r[%c2] : memref<3xi32>
  %v = memref.load %outer[%c2] : memref<3xi32>
  %w = memref.load %r[%c0] : memref<3xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %k10 = arith.constant 10 : i32
  %0:2 = func.call @pick(%t, %k10) : (i1, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  %1:2 = func.call @pick(%f, %k10) : (i1, i32) -> (i32, i32)
  vector.print %1#0 : i32
  vector.print %1#1 : i32
  return
}
