func.func @f(%v: f32, %c: i1) -> f32 {
  cf.cond_br %c, ^a, ^b
^a:
  %m = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
  memref.store %v, %m[] : memref<f32>
  cf.br ^e(%m : memref<f32>)
^b:
  %m2 = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
  memref.store %v, %m2[] : memref<f32>
  cf.br ^e(%m2 : memref<f32>)
^e(%r: memref<f32>):
  %x = memref.load %r[] : memref<f32>
  memref.dealloc %r {bufferization.manual_deallocation} : memref<f32>
  return %x : f32
}

func.func @main() -> i32 {
  %true = arith.constant true
  %v = arith.constant 1.0 : f32
  %x = func.call @f(%v, %true) : (f32, i1) -> f32
  %z = arith.constant 0 : i32
  return %z : i32
}
