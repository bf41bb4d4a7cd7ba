// An op writes all of a buffer, but its region reads the same buffer, so that it may show what an earlier iteration of the
// loop left there.
func.func private @use(memref<4xi32>)
func.func @reads_itself(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<4xi32>
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%m : memref<4xi32>) outs(%a : memref<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %v = memref.load %a[%c3] : memref<4xi32>
      %first = arith.cmpi eq, %i, %c0 : index
      %w = arith.select %first, %in, %v : i32
      linalg.yield %w : i32
    }
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
func.func @reads_another(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<4xi32>
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%m : memref<4xi32>) outs(%a : memref<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %v = memref.load %m[%c3] : memref<4xi32>
      linalg.yield %v : i32
    }
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
