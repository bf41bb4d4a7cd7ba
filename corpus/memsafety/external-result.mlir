// expected: safe
func.func private @make() -> memref<4xf32>
func.func private @use(memref<4xf32>)
func.func @f() {
  %m = call @make() : () -> memref<4xf32>
  call @use(%m) : (memref<4xf32>) -> ()
  memref.dealloc %m : memref<4xf32>
  return
}
