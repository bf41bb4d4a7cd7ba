// Exercises: linalg.generic with a reduction over a dynamic argument into a rank-0 heap buffer carried out of an scf.if.
func.func @sum(%c: i1, %arg: memref<?xf32>) -> f32 {
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %r = scf.if %c -> (memref<f32>) {
    %a = memref.alloc() : memref<f32>
    memref.store %z, %a[] : memref<f32>
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%arg : memref<?xf32>) outs(%a : memref<f32>) {
    ^bb0(%in: f32, %out: f32):
      %s = arith.addf %in, %out : f32
      linalg.yield %s : f32
    }
    scf.yield %a : memref<f32>
  } else {
    %b = memref.alloc() : memref<f32>
    memref.store %one, %b[] : memref<f32>
    scf.yield %b : memref<f32>
  }
  %v = memref.load %r[] : memref<f32>
  return %v : f32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %x = arith.constant 0.1 : f32
  %t = arith.constant true
  %m = memref.alloc(%c3) : memref<?xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<?xf32>)
  %0 = func.call @sum(%t, %m) : (i1, memref<?xf32>) -> f32
  vector.print %0 : f32
  %b = arith.bitcast %0 : f32 to i32
  vector.print %b : i32
  return
}
