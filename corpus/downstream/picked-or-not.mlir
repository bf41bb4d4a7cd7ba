// An op says at run time whether its result is a new buffer: that of one branch is freed, that of the other one is not.
func.func @picked(%fresh: i1, %i: index) -> f32 {
  %m = "downstream.pick"(%fresh) : (i1) -> memref<4xf32>
  %v = memref.load %m[%i] : memref<4xf32>
  return %v : f32
}
func.func @picked_and_returned(%fresh: i1) -> memref<4xf32> {
  %m = "downstream.pick"(%fresh) : (i1) -> memref<4xf32>
  return %m : memref<4xf32>
}
