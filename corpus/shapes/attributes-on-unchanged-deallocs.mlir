// A dealloc op that cannot be made simpler keeps the attributes that somebody put on it.
func.func private @given() -> memref<i32>
func.func @kept(%c: i1, %d: i1, %box: memref<memref<i32>>) -> i32 {
  %l = memref.load %box[] : memref<memref<i32>>
  %a = func.call @given() : () -> memref<i32>
  %b = func.call @given() : () -> memref<i32>
  %k:2 = bufferization.dealloc (%a, %b : memref<i32>, memref<i32>) if (%c, %d) retain (%l, %a : memref<i32>, memref<i32>) {profile.weight = 3 : i32}
  %e = arith.extui %k#0 : i1 to i32
  %f = arith.extui %k#1 : i1 to i32
  %r = arith.addi %e, %f : i32
  return %r : i32
}
func.func @one(%c: i1, %box: memref<memref<i32>>) -> i32 {
  %l = memref.load %box[] : memref<memref<i32>>
  %a = func.call @given() : () -> memref<i32>
  %k = bufferization.dealloc (%a : memref<i32>) if (%c) retain (%l : memref<i32>) {profile.weight = 3 : i32}
  %e = arith.extui %k : i1 to i32
  return %e : i32
}
func.func @one_of_two(%c: i1, %d: i1, %e: i1) -> i32 {
  %a = func.call @given() : () -> memref<i32>
  %b = func.call @given() : () -> memref<i32>
  %s = arith.select %c, %a, %b : memref<i32>
  %t = arith.select %d, %b, %a : memref<i32>
  %k = bufferization.dealloc (%s : memref<i32>) if (%e) retain (%t : memref<i32>) {profile.weight = 3 : i32}
  %f = arith.extui %k : i1 to i32
  return %f : i32
}
