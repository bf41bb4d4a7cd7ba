// Exercises: an allocation marked for manual deallocation and its marked dealloc stay as they are; a second buffer is managed by the pass.
func.func @manual(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  %v = memref.load %a[%c0] : memref<1xi32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<1xi32>
  %w = memref.load %b[%c0] : memref<1xi32>
  %s = arith.subi %v, %w : i32
  return %s : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %k3 = arith.constant 3 : i32
  %0 = func.call @manual(%k5, %k3) : (i32, i32) -> i32
  vector.print %0 : i32
  return
}
