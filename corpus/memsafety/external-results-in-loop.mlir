// expected: safe
func.func private @make(%i: index) -> memref<4xf32>
func.func @f(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %m = func.call @make(%i) : (index) -> memref<4xf32>
    %e = memref.load %m[%c0] : memref<4xf32>
    %t = arith.addf %acc, %e : f32
    memref.dealloc %m : memref<4xf32>
    scf.yield %t : f32
  }
  return %s : f32
}
