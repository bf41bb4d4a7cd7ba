// Exercises: a function with an unused result given as ub.poison beside a returned buffer; poison never reaches an observation.
func.func private @part(%x: i32) -> (memref<1xi32>, i32) {
  %c0 = arith.constant 0 : index
  %p = ub.poison : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  return %a, %p : memref<1xi32>, i32
}
func.func @use(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %0:2 = func.call @part(%x) : (i32) -> (memref<1xi32>, i32)
  %v = memref.load %0#0[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %0 = func.call @use(%k5) : (i32) -> i32
  vector.print %0 : i32
  return
}
