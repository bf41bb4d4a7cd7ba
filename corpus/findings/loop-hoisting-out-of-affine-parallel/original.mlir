func.func @g(%m: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  affine.parallel (%i) = (0) to (4) {
    %t = memref.alloc() : memref<1xindex>
    memref.store %i, %t[%c0] : memref<1xindex>
    %x = memref.load %t[%c0] : memref<1xindex>
    memref.store %x, %m[%i] : memref<4xindex>
  }
  return
}
