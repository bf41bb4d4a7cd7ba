// From tests/passes/legacy/clone-simplification/K1-clone-outlives-source.mlir.
func.func private @stub() -> memref<4xf32>
func.func @yielded(%c: i1, %x: f32, %a: memref<f32>) -> f32 {
  %r = scf.if %c -> memref<f32> {
    %m = memref.alloc() : memref<f32>
    memref.store %x, %m[] : memref<f32>
    %n = bufferization.clone %m : memref<f32> to memref<f32>
    memref.dealloc %m : memref<f32>
    scf.yield %n : memref<f32>
  } else {
    %n = bufferization.clone %a : memref<f32> to memref<f32>
    scf.yield %n : memref<f32>
  }
  %s = bufferization.clone %r : memref<f32> to memref<f32>
  memref.dealloc %r : memref<f32>
  %v = memref.load %s[] : memref<f32>
  memref.dealloc %s : memref<f32>
  return %v : f32
}
func.func @branch(%x: f32) -> f32 {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %m : memref<f32>
  cf.br ^next(%n : memref<f32>)
^next(%p: memref<f32>):
  %v = memref.load %p[] : memref<f32>
  memref.dealloc %p : memref<f32>
  return %v : f32
}
func.func @chain(%x: f32) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %m : memref<f32>
  %o = bufferization.clone %n : memref<f32> to memref<f32>
  memref.dealloc %n : memref<f32>
  %p = bufferization.clone %o : memref<f32> to memref<f32>
  memref.dealloc %o : memref<f32>
  return %p : memref<f32>
}
func.func @others_between(%c: i1, %x: f32, %o: memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  scf.if %c {
    %v = memref.load %n[] : memref<f32>
    memref.store %v, %o[] : memref<f32>
  }
  memref.dealloc %n : memref<f32>
  memref.dealloc %m : memref<f32>
  return
}
func.func @root_freed(%x: f32) -> memref<2x2xf32> {
  %m = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  %e = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %n = bufferization.clone %e : memref<2x2xf32> to memref<2x2xf32>
  memref.dealloc %m : memref<4xf32>
  return %n : memref<2x2xf32>
}
func.func @types_cast(%x: f32) -> memref<?xf32> {
  %m = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  %n = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %m : memref<4xf32>
  return %n : memref<?xf32>
}
func.func @freed_by_dealloc_op(%x: f32) -> memref<f32> {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  return %n : memref<f32>
}
func.func @call_result() -> memref<4xf32> {
  %m = func.call @stub() : () -> memref<4xf32>
  %n = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %n : memref<4xf32>
}
func.func @bad_used_between(%x: f32) -> f32 {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  cf.br ^next
^next:
  %v = memref.load %n[] : memref<f32>
  memref.dealloc %n : memref<f32>
  %w = memref.load %m[] : memref<f32>
  %s = arith.addf %v, %w : f32
  memref.dealloc %m : memref<f32>
  return %s : f32
}
func.func @bad_written_between(%x: f32, %y: f32, %c: i1) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %v = memref.subview %m[] [] [] : memref<f32> to memref<f32>
  %w = memref.load %v[] : memref<f32>
  memref.dealloc %m : memref<f32>
  return %n : memref<f32>
}
func.func @bad_free_of_join(%x: f32, %c: i1) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %o = memref.alloc() : memref<f32>
  memref.store %x, %o[] : memref<f32>
  %p = arith.select %c, %m, %o : memref<f32>
  %q = arith.select %c, %o, %m : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %p : memref<f32>
  memref.dealloc %q : memref<f32>
  return %n : memref<f32>
}
func.func @bad_free_in_region(%x: f32, %c: i1) -> (memref<f32>, memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %o = scf.if %c -> memref<f32> {
    memref.dealloc %m : memref<f32>
    %k = memref.alloc() : memref<f32>
    memref.store %x, %k[] : memref<f32>
    scf.yield %k : memref<f32>
  } else {
    scf.yield %m : memref<f32>
  }
  return %n, %o : memref<f32>, memref<f32>
}
func.func @bad_freed_before_clone(%x: f32) -> (memref<f32>, memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %o = bufferization.clone %m : memref<f32> to memref<f32>
  cf.br ^next
^next:
  memref.dealloc %m : memref<f32>
  return %n, %o : memref<f32>, memref<f32>
}
func.func @one_of_two(%x: f32) -> (memref<f32>, memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %o = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %m : memref<f32>
  return %n, %o : memref<f32>, memref<f32>
}
func.func private @look(%box: memref<memref<f32>>) -> f32 {
  %m = memref.load %box[] : memref<memref<f32>>
  %v = memref.load %m[] : memref<f32>
  return %v : f32
}
func.func @bad_known_to_callee(%x: f32) -> (f32, memref<f32>) {
  %box = memref.alloca() : memref<memref<f32>>
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  memref.store %m, %box[] : memref<memref<f32>>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %v = func.call @look(%box) : (memref<memref<f32>>) -> f32
  memref.dealloc %m : memref<f32>
  return %v, %n : f32, memref<f32>
}
