// From tests/passes/lower/canonicalize.mlir.
func.func @empty_slice(%m: memref<?xf64>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %grows = arith.cmpi ult, %n, %c0 : index
  %r = scf.if %grows -> (memref<?xf64>) {
    %a = memref.alloc(%c0) : memref<?xf64>
    %s = memref.subview %a[0] [%n] [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
    memref.copy %m, %s : memref<?xf64> to memref<?xf64, strided<[1]>>
    scf.yield %a : memref<?xf64>
  } else {
    scf.yield %m : memref<?xf64>
  }
  %x = memref.dim %r, %c0 : memref<?xf64>
  return %x : index
}
func.func @fine(%x: i32) {
  %dead = memref.alloc() : memref<4xi32>
  %zero = arith.constant 0 : i32
  %y = arith.addi %x, %zero : i32
  vector.print %y : i32
  return
}
func.func @no_bound() {
  affine.for %i = 2 to 0 {
    affine.for %j = max affine_map<(d0) -> (d0 floordiv 2, 0)>(%i) to 7 {
      vector.print %j : index
    }
  }
  return
}
func.func @copy(%o: memref<4xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c = arith.cmpi ult, %n, %c0 : index
  cf.cond_br %c, ^then, ^end
^then:
  %a = memref.alloc() : memref<1xi32>
  %d = memref.cast %a : memref<1xi32> to memref<?xi32>
  %s = memref.cast %d : memref<?xi32> to memref<4xi32>
  linalg.copy ins(%s : memref<4xi32>) outs(%o : memref<4xi32>)
  cf.br ^end
^end:
  return
}
func.func @order(%c: i1, %d: i1, %x: i32) {
  cf.cond_br %c, ^def, ^other
^use:
  vector.print %y : i32
  cf.br ^other
^def:
  %y = arith.addi %x, %x : i32
  vector.print %y : i32
  cf.cond_br %d, ^use, ^other
^other:
  return
}
