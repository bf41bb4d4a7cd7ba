// In each iteration a buffer is written through a map that reaches each cell, or leaves some out, or reads what was there.
#id = affine_map<(i) -> (i)>
#shift = affine_map<(i) -> (i + 1)>
#double = affine_map<(i) -> (2 * i)>
func.func @loop(%n: index, %m: memref<2xi32>, %r: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  scf.for %k = %c0 to %end step %c1 {
    %a = memref.alloc() : memref<2xi32>
    %b = memref.alloc() : memref<3xi32>
    %d = memref.alloc() : memref<3xi32>
    %e = memref.alloc() : memref<2xi32>
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%m : memref<2xi32>) outs(%a : memref<2xi32>) {
    ^bb0(%i: i32, %o: i32):
      linalg.yield %i : i32
    }
    linalg.generic {indexing_maps = [#id, #shift], iterator_types = ["parallel"]} ins(%m : memref<2xi32>) outs(%b : memref<3xi32>) {
    ^bb0(%i: i32, %o: i32):
      linalg.yield %i : i32
    }
    linalg.generic {indexing_maps = [#id, #double], iterator_types = ["parallel"]} ins(%m : memref<2xi32>) outs(%d : memref<3xi32>) {
    ^bb0(%i: i32, %o: i32):
      linalg.yield %i : i32
    }
    memref.copy %m, %e : memref<2xi32> to memref<2xi32>
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%m : memref<2xi32>) outs(%e : memref<2xi32>) {
    ^bb0(%i: i32, %o: i32):
      %s = arith.addi %i, %o : i32
      linalg.yield %s : i32
    }
    %u = memref.load %a[%c0] : memref<2xi32>
    %v = memref.load %b[%c1] : memref<3xi32>
    %w = memref.load %d[%c0] : memref<3xi32>
    %x = memref.load %e[%c1] : memref<2xi32>
    memref.store %u, %r[%c0] : memref<4xi32>
    memref.store %v, %r[%c1] : memref<4xi32>
    memref.store %w, %r[%k] : memref<4xi32>
    memref.store %x, %r[%c3] : memref<4xi32>
  }
  return
}
