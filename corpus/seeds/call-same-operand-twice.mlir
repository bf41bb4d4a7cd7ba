// Exercises: one buffer passed in two argument positions; inside, the arguments alias and one of them is returned beside a fresh one.
func.func private @two(%a: memref<1xi32>, %b: memref<1xi32>, %c: i1) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<1xi32>
  %w = arith.addi %v, %v : i32
  memref.store %w, %b[%c0] : memref<1xi32>
  %s = arith.select %c, %a, %b : memref<1xi32>
  return %s : memref<1xi32>
}
func.func @use(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r = func.call @two(%a, %a, %c) : (memref<1xi32>, memref<1xi32>, i1) -> memref<1xi32>
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %k8 = arith.constant 8 : i32
  %t = arith.constant true
  %0 = func.call @use(%t, %k8) : (i1, i32) -> i32
  vector.print %0 : i32
  return
}
