func.func @main() {
  %true = arith.constant true
  %c0 = arith.constant 0 : i32
  %m = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 2 {
    affine.store %c0, %m[%i] : memref<2xi32>
  }
  affine.for %i = 0 to 2 {
    %x = affine.load %m[%i] : memref<2xi32>
    vector.print %x : i32
  }
  cf.br ^bb1
^bb1:
  memref.dealloc %m : memref<2xi32>
  return
}
