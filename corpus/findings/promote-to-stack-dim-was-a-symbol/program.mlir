func.func @f(%p: memref<4xi32>, %c: i1) {
  %c0 = arith.constant 0 : index
  scf.if %c {
    %m = memref.alloc() : memref<1xi32>
    %d = memref.dim %m, %c0 : memref<1xi32>
    %v = affine.load %p[symbol(%d)] : memref<4xi32>
    vector.print %v : i32
  }
  return
}
