// Exercises: private function with three memref results: a fresh one, an argument, and a second use of the fresh one.
func.func private @mix(%m: memref<1xi32>, %x: i32) -> (memref<1xi32>, memref<1xi32>, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  return %a, %m, %a : memref<1xi32>, memref<1xi32>, memref<1xi32>
}
func.func @use(%arg: memref<1xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r:3 = func.call @mix(%arg, %x) : (memref<1xi32>, i32) -> (memref<1xi32>, memref<1xi32>, memref<1xi32>)
  %u = memref.load %r#0[%c0] : memref<1xi32>
  %v = memref.load %r#1[%c0] : memref<1xi32>
  %w = memref.load %r#2[%c0] : memref<1xi32>
  %s = arith.muli %u, %v : i32
  %t = arith.subi %s, %w : i32
  return %t : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %k3 = arith.constant 3 : i32
  %k10 = arith.constant 10 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %k3, %m[%c0] : memref<1xi32>
  %0 = func.call @use(%m, %k10) : (memref<1xi32>, i32) -> i32
  vector.print %0 : i32
  return
}
