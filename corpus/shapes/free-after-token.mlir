// A buffer that the program frees by an op that also takes a token. Any op may free what an external function made.
func.func private @make() -> memref<i32>
func.func @awaited(%x: i32) -> i32 {
  %a = call @make() : () -> memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r = memref.load %a[] : memref<i32>
  %t = gpu.wait async
  gpu.dealloc [%t] %a : memref<i32>
  return %r : i32
}
