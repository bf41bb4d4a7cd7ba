// What callees return, new buffers or arguments, is found before their callers are looked at, in whatever order they stand.
func.func @entry(%m: memref<i32>, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %p = call @passes(%a) : (memref<i32>) -> memref<i32>
  %q = call @makes(%x) : (i32) -> memref<i32>
  %r = call @early_passes(%m) : (memref<i32>) -> memref<i32>
  %u = memref.load %p[] : memref<i32>
  %v = memref.load %q[] : memref<i32>
  %w = memref.load %r[] : memref<i32>
  %s = arith.addi %u, %v : i32
  %t = arith.addi %s, %w : i32
  return %t : i32
}
func.func private @early_last(%m: memref<i32>) -> memref<i32> {
  return %m : memref<i32>
}
func.func private @early_passes(%m: memref<i32>) -> memref<i32> {
  %r = call @early_last(%m) : (memref<i32>) -> memref<i32>
  return %r : memref<i32>
}
func.func private @passes(%m: memref<i32>) -> memref<i32> {
  %r = call @passes_more(%m) : (memref<i32>) -> memref<i32>
  return %r : memref<i32>
}
func.func private @makes(%x: i32) -> memref<i32> {
  %r = call @makes_more(%x) : (i32) -> memref<i32>
  return %r : memref<i32>
}
func.func private @passes_more(%m: memref<i32>) -> memref<i32> {
  %r = call @passes_last(%m) : (memref<i32>) -> memref<i32>
  return %r : memref<i32>
}
func.func private @makes_more(%x: i32) -> memref<i32> {
  %r = call @makes_last(%x) : (i32) -> memref<i32>
  return %r : memref<i32>
}
func.func private @passes_last(%m: memref<i32>) -> memref<i32> {
  return %m : memref<i32>
}
func.func private @makes_last(%x: i32) -> memref<i32> {
  %r = memref.alloc() : memref<i32>
  memref.store %x, %r[] : memref<i32>
  return %r : memref<i32>
}
