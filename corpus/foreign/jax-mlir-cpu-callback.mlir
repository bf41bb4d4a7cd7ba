// Style: StableHLO-like while with a predicate buffer and a body that returns new buffers for the carried tuple.
func.func private @cond(%i: memref<i32>, %limit: memref<i32>) -> i1 {
  %a = memref.load %i[] : memref<i32>
  %b = memref.load %limit[] : memref<i32>
  %c = arith.cmpi slt, %a, %b : i32
  return %c : i1
}
func.func private @body(%i: memref<i32>, %acc: memref<3xf32>) -> (memref<i32>, memref<3xf32>) {
  %one = arith.constant 1 : i32
  %half = arith.constant 0.5 : f32
  %a = memref.load %i[] : memref<i32>
  %n = arith.addi %a, %one : i32
  %ni = memref.alloc() : memref<i32>
  memref.store %n, %ni[] : memref<i32>
  %na = memref.alloc() : memref<3xf32>
  linalg.map { math.absf } ins(%acc : memref<3xf32>) outs(%na : memref<3xf32>)
  return %ni, %na : memref<i32>, memref<3xf32>
}
func.func @loop(%x: memref<3xf32>, %n: i32) -> memref<3xf32> {
  %z = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %m = arith.minsi %n, %c3 : i32
  %i0 = memref.alloc() : memref<i32>
  memref.store %z, %i0[] : memref<i32>
  %lim = memref.alloc() : memref<i32>
  memref.store %m, %lim[] : memref<i32>
  %r:2 = scf.while (%i = %i0, %a = %x) : (memref<i32>, memref<3xf32>) -> (memref<i32>, memref<3xf32>) {
    %go = func.call @cond(%i, %lim) : (memref<i32>, memref<i32>) -> i1
    scf.condition(%go) %i, %a : memref<i32>, memref<3xf32>
  } do {
  ^bb0(%i: memref<i32>, %a: memref<3xf32>):
    %q:2 = func.call @body(%i, %a) : (memref<i32>, memref<3xf32>) -> (memref<i32>, memref<3xf32>)
    scf.yield %q#0, %q#1 : memref<i32>, memref<3xf32>
  }
  return %r#1 : memref<3xf32>
}
