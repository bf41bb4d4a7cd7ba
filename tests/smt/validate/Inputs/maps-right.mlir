// Maps that leave 64 bits only where the source's do, or nowhere.
#sum = affine_map<(d0, d1) -> (d0 + d1)>
#four = affine_set<(d0, d1) : (d0 + d1 - 4 >= 0)>
#large = affine_set<(d0) : (d0 * 4611686018427387904 >= 0)>
func.func private @see(i32)
func.func @access(%m: memref<8xi32>, %a: index, %b: index, %x: i32) -> i32 {
  %k = arith.addi %a, %b : index
  %v = affine.load %m[symbol(%k)] : memref<8xi32>
  return %v : i32
}
func.func @bound(%m: memref<8xi32>, %a: index, %b: index, %x: i32) {
  %c5 = arith.constant 5 : index
  %k = arith.addi %a, %b : index
  %n = arith.minsi %k, %c5 : index
  affine.for %i = 0 to %n {
    func.call @see(%x) : (i32) -> ()
  }
  return
}
func.func @choice(%m: memref<8xi32>, %a: index, %b: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %k = arith.addi %a, %b : index
  %l = arith.subi %k, %c4 : index
  %z = arith.cmpi sge, %l, %c0 : index
  scf.if %z {
    func.call @see(%x) : (i32) -> ()
  }
  return
}
func.func @parallel_bound(%m: memref<8xi32>, %a: index, %b: index, %x: i32) {
  %k = arith.addi %a, %b : index
  affine.parallel (%i) = (0) to (symbol(%k)) {
    affine.store %x, %m[%i] : memref<8xi32>
  }
  return
}
func.func @alone(%m: memref<8xi32>, %a: index, %b: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<8xi32>
  affine.if affine_set<(d0) : (d0 floordiv 4 >= 0)>(%a) {
  }
  return
}
func.func @composed(%m: memref<8xi32>, %a: index, %b: index, %x: i32) {
  affine.for %i = 0 to %a {
    affine.store %x, %m[%i * 4 + 1] : memref<8xi32>
  }
  return
}
