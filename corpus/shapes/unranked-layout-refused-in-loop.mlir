// A loop carries an unranked memref that is copied where the loop is entered or goes on, and a layout is asked for.
func.func @carried(%n: index, %a: memref<*xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %r:2 = scf.for %i = %c0 to %end step %c1 iter_args(%p = %a, %q = %a) -> (memref<*xi32>, memref<*xi32>) {
    %m = memref.alloc() : memref<4xi32>
    linalg.fill ins(%x : i32) outs(%m : memref<4xi32>)
    %u = memref.cast %m : memref<4xi32> to memref<*xi32>
    scf.yield %u, %u : memref<*xi32>, memref<*xi32>
  }
  %s = memref.cast %r#0 : memref<*xi32> to memref<2x2xi32, strided<[8, 1]>>
  %y = memref.load %s[%c0, %c0] : memref<2x2xi32, strided<[8, 1]>>
  return %y : i32
}
