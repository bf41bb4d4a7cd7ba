// Exercises: unstructured loop that carries only scalars, in a function whose buffer lives across it; upstream rejects the loop all the same.
func.func @loop(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  cf.br ^head(%c0, %x : index, i32)
^head(%i: index, %s: i32):
  %c = arith.cmpi ult, %i, %m : index
  cf.cond_br %c, ^body, ^exit
^body:
  %v = memref.load %a[%i] : memref<8xi32>
  %t = arith.addi %s, %v : i32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, i32)
^exit:
  return %s : i32
}
func.func @main() {
  %c5 = arith.constant 5 : index
  %k2 = arith.constant 2 : i32
  %0 = func.call @loop(%c5, %k2) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
