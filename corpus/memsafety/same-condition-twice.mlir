// expected: safe
func.func @f(%n: i32, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %five = arith.constant 5 : i32
  %zero = arith.constant 0.0 : f32
  %big = arith.cmpi sgt, %n, %five : i32
  %m = memref.alloc() : memref<4xf32>
  memref.copy %x, %m : memref<4xf32> to memref<4xf32>
  scf.if %big {
    memref.dealloc %m : memref<4xf32>
  }
  %again = arith.cmpi sle, %n, %five : i32
  %v = scf.if %again -> (f32) {
    %e = memref.load %m[%c0] : memref<4xf32>
    memref.dealloc %m : memref<4xf32>
    scf.yield %e : f32
  } else {
    scf.yield %zero : f32
  }
  return %v : f32
}
