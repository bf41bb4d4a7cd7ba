// From tests/passes/simplify/S10-clone-outlives-source.mlir.
func.func @good(%x: f32) -> memref<f32> {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  return %n : memref<f32>
}
func.func @good_cast(%x: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  %n = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %m : memref<4xf32>
  return %n : memref<?xf32>
}
func.func private @use(memref<f32>)
func.func @bad_freed_before(%x: f32) -> f32 {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  func.call @use(%n) : (memref<f32>) -> ()
  bufferization.dealloc (%n : memref<f32>) if (%true)
  %v = memref.load %m[] : memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  return %v : f32
}
func.func @bad_condition(%x: f32, %c: i1) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%c)
  return %n : memref<f32>
}
func.func @bad_layout() -> memref<4xf32> {
  %true = arith.constant true
  %m = memref.alloc() : memref<4xf32, strided<[2]>>
  %n = bufferization.clone %m : memref<4xf32, strided<[2]>> to memref<4xf32>
  bufferization.dealloc (%m : memref<4xf32, strided<[2]>>) if (%true)
  return %n : memref<4xf32>
}
func.func @good_both_freed(%x: f32) {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  memref.store %x, %n[] : memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  return
}
func.func @good_cast_freed(%x: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  %n = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %k = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %k : memref<?xf32>
  return %n : memref<4xf32>
}
func.func @bad_choice_freed(%x: f32, %c: i1) -> memref<f32> {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  %o = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  memref.store %x, %o[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %p = arith.select %c, %m, %o : memref<f32>
  %q = arith.select %c, %o, %m : memref<f32>
  bufferization.dealloc (%p : memref<f32>) if (%true)
  bufferization.dealloc (%q : memref<f32>) if (%true)
  return %n : memref<f32>
}
func.func @good_chain(%x: f32) -> memref<f32> {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  %o = bufferization.clone %n : memref<f32> to memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  %p = bufferization.clone %o : memref<f32> to memref<f32>
  bufferization.dealloc (%o : memref<f32>) if (%true)
  return %p : memref<f32>
}
func.func @good_one_of_two(%x: f32) -> (memref<f32>, memref<f32>) {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %o = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  return %n, %o : memref<f32>, memref<f32>
}
func.func @bad_compared(%x: f32) -> (f32, memref<f32>) {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %p, %q = memref.distinct_objects %m, %n : memref<f32>, memref<f32>
  %v = memref.load %p[] : memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  return %v, %n : f32, memref<f32>
}
func.func @bad_unreachable() {
  %true = arith.constant true
  return
^bb1:
  %m = memref.cast %m : memref<f32> to memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  cf.br ^bb1
}
