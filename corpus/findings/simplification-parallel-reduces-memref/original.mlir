func.func @main() -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %r = scf.parallel (%i) = (%c0) to (%c0) step (%c1) init (%a) -> memref<4xi32> {
    %b = memref.alloc() : memref<4xi32>
    memref.store %x, %b[%c0] : memref<4xi32>
    scf.reduce(%b : memref<4xi32>) {
    ^bb0(%left: memref<4xi32>, %right: memref<4xi32>):
      scf.reduce.return %right : memref<4xi32>
    }
  }
  %own = bufferization.dealloc (%a : memref<4xi32>) if (%true) retain (%r : memref<4xi32>)
  %v = memref.load %r[%c0] : memref<4xi32>
  bufferization.dealloc (%r : memref<4xi32>) if (%true)
  return %v : i32
}
