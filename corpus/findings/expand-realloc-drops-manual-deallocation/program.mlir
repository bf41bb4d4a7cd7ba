func.func private @f(%n: index, %m: index) {
  %a = memref.alloc(%n) {bufferization.manual_deallocation} : memref<?xi32>
  %r = memref.realloc %a(%m) {bufferization.manual_deallocation} : memref<?xi32> to memref<?xi32>
  memref.dealloc %r {bufferization.manual_deallocation} : memref<?xi32>
  return
}
func.func @main() {
  %n = arith.constant 2 : index
  %m = arith.constant 5 : index
  call @f(%n, %m) : (index, index) -> ()
  return
}
