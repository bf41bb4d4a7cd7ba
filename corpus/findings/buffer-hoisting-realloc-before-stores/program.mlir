func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %k5 = arith.constant 5 : i32
  %a = memref.alloc() : memref<1xi32>
  %b = scf.execute_region -> memref<2xi32> {
    memref.store %k5, %a[%c0] : memref<1xi32>
    %r = memref.realloc %a : memref<1xi32> to memref<2xi32>
    scf.yield %r : memref<2xi32>
  }
  %0 = memref.load %b[%c0] : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  return %0 : i32
}
