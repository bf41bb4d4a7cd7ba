// Style: StableHLO through linalg and bufferisation, element-wise Newton iteration in a while loop over tensors-become-buffers.
func.func @sqrt_newton(%x: memref<?xf32>, %iters: memref<i32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %i6 = arith.constant 6 : i32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %bound0 = memref.load %iters[] : memref<i32>
  %bound = arith.minsi %bound0, %i6 : i32
  %g = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  linalg.fill ins(%one : f32) outs(%g : memref<?xf32>)
  %cnt = memref.alloc() {alignment = 64 : i64} : memref<i32>
  memref.store %i0, %cnt[] : memref<i32>
  %r:2 = scf.while (%k = %cnt, %y = %g) : (memref<i32>, memref<?xf32>) -> (memref<i32>, memref<?xf32>) {
    %pred = memref.alloc() {alignment = 64 : i64} : memref<i1>
    %kv = memref.load %k[] : memref<i32>
    %lt = arith.cmpi slt, %kv, %bound : i32
    memref.store %lt, %pred[] : memref<i1>
    %p = memref.load %pred[] : memref<i1>
    scf.condition(%p) %k, %y : memref<i32>, memref<?xf32>
  } do {
  ^bb0(%k: memref<i32>, %y: memref<?xf32>):
    %k2 = memref.alloc() {alignment = 64 : i64} : memref<i32>
    %kv = memref.load %k[] : memref<i32>
    %kn = arith.addi %kv, %i1 : i32
    memref.store %kn, %k2[] : memref<i32>
    %y2 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x, %y : memref<?xf32>, memref<?xf32>) outs(%y2 : memref<?xf32>) {
    ^bb1(%a: f32, %b: f32, %o: f32):
      %q = arith.divf %a, %b : f32
      %s = arith.addf %q, %b : f32
      %h = arith.mulf %s, %half : f32
      linalg.yield %h : f32
    }
    scf.yield %k2, %y2 : memref<i32>, memref<?xf32>
  }
  return %r#1 : memref<?xf32>
}
