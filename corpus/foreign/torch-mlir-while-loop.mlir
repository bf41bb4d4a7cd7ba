// Style: torch-mlir: prim.Loop that is a while loop, carrying a tensor that became a buffer.
func.func @forward(%x: memref<3xf32>, %limit: f32) -> memref<3xf32> {
  %c0 = arith.constant 0 : index
  %c10_i64 = arith.constant 10 : i64
  %c0_i64 = arith.constant 0 : i64
  %c1_i64 = arith.constant 1 : i64
  %half = arith.constant 0.5 : f32
  %r:2 = scf.while (%i = %c0_i64, %s = %x) : (i64, memref<3xf32>) -> (i64, memref<3xf32>) {
    %v = memref.load %s[%c0] : memref<3xf32>
    %big = arith.cmpf ogt, %v, %limit : f32
    %more = arith.cmpi slt, %i, %c10_i64 : i64
    %go = arith.andi %big, %more : i1
    scf.condition(%go) %i, %s : i64, memref<3xf32>
  } do {
  ^bb0(%i: i64, %s: memref<3xf32>):
    %n = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%s : memref<3xf32>) outs(%n : memref<3xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.mulf %a, %half : f32
      linalg.yield %m : f32
    }
    %j = arith.addi %i, %c1_i64 : i64
    scf.yield %j, %n : i64, memref<3xf32>
  }
  return %r#1 : memref<3xf32>
}
