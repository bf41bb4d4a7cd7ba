// Style: vendor kernel library, arguments are assumed to be aligned, an aligned scratch line is distinct from both.
func.func @axpby(%a: f32, %x: memref<8xf32>, %b: f32, %y: memref<8xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %xa = memref.assume_alignment %x, 4 : memref<8xf32>
  %ya = memref.assume_alignment %y, 4 : memref<8xf32>
  %line = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
  %la = memref.assume_alignment %line, 64 : memref<8xf32>
  linalg.map ins(%xa, %ya : memref<8xf32>, memref<8xf32>) outs(%la : memref<8xf32>) (%p: f32, %q: f32, %o: f32) {
    %ap = arith.mulf %a, %p : f32
    %bq = arith.mulf %b, %q : f32
    %s = arith.addf %ap, %bq : f32
    linalg.yield %s : f32
  }
  memref.copy %la, %y : memref<8xf32> to memref<8xf32>
  %m = affine.for %i = 0 to 8 iter_args(%acc = %zero) -> (f32) {
    %v = affine.load %la[%i] : memref<8xf32>
    %abs = math.absf %v : f32
    %n = arith.maximumf %acc, %abs : f32
    affine.yield %n : f32
  }
  return %m : f32
}
