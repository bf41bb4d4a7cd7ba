// From tests/passes/legacy/clone-simplification/compared.mlir.
func.func @bad_retained(%x: f32) -> f32 {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %m : memref<f32>
  %v = memref.load %n[] : memref<f32>
  %k = bufferization.dealloc (%n : memref<f32>) if (%true) retain (%m : memref<f32>)
  return %v : f32
}
func.func @bad_addresses(%x: f32) -> (i1, memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<f32> -> index
  %q = memref.extract_aligned_pointer_as_index %n : memref<f32> -> index
  %s = arith.cmpi eq, %p, %q : index
  memref.dealloc %m : memref<f32>
  return %s, %n : i1, memref<f32>
}
func.func private @equal(%a: memref<f32>, %b: memref<f32>) -> i1 {
  %p = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index
  %q = memref.extract_aligned_pointer_as_index %b : memref<f32> -> index
  %s = arith.cmpi eq, %p, %q : index
  return %s : i1
}
func.func @bad_compared_by_callee(%x: f32) -> (i1, memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %s = func.call @equal(%m, %n) : (memref<f32>, memref<f32>) -> i1
  memref.dealloc %m : memref<f32>
  return %s, %n : i1, memref<f32>
}
func.func @bad_compared_later(%x: f32) -> (i1, memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %m : memref<f32>
  %s = func.call @equal(%m, %n) : (memref<f32>, memref<f32>) -> i1
  return %s, %n : i1, memref<f32>
}
func.func @good(%x: f32) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %m : memref<f32>
  return %n : memref<f32>
}
