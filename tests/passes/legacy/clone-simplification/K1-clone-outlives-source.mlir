// K1: a clone whose source is freed is replaced by the source, which is then not freed.
// RUN: freehold-opt %s --fh-clone-simplification | FileCheck %s
// RUN: freehold-check %s --pipeline fh-clone-simplification

func.func private @stub() -> memref<4xf32>

// What fh-buffer-deallocation leaves of a buffer that a region yields.
// CHECK-LABEL: @yielded
// CHECK: scf.if
// CHECK-NEXT: %[[M:.*]] = memref.alloc
// CHECK-NEXT: memref.store
// CHECK-NEXT: scf.yield %[[M]]
// CHECK: else
// CHECK: bufferization.clone
// CHECK-NOT: bufferization.clone
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

// CHECK-LABEL: @branch
// CHECK: %[[M:.*]] = memref.alloc
// CHECK: cf.br ^{{.*}}(%[[M]] : memref<f32>)
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

// All of a chain in one run.
// CHECK-LABEL: @chain
// CHECK: %[[M:.*]] = memref.alloc
// CHECK-NEXT: memref.store
// CHECK-NEXT: return %[[M]]
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

// Other buffers are used between, also in regions; the clone itself too, even its free.
// CHECK-LABEL: @others_between
// CHECK-NOT: clone
// CHECK: return
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

// The source is freed through a cast or a reshape of it (C7).
// CHECK-LABEL: @root_freed
// CHECK: %[[E:.*]] = memref.expand_shape
// CHECK-NOT: dealloc
// CHECK: return %[[E]]
func.func @root_freed(%x: f32) -> memref<2x2xf32> {
  %m = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  %e = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %n = bufferization.clone %e : memref<2x2xf32> to memref<2x2xf32>
  memref.dealloc %m : memref<4xf32>
  return %n : memref<2x2xf32>
}

// CHECK-LABEL: @types_cast
// CHECK: %[[M:.*]] = memref.alloc
// CHECK: %[[C:.*]] = memref.cast %[[M]] : memref<4xf32> to memref<?xf32>
// CHECK: return %[[C]]
func.func @types_cast(%x: f32) -> memref<?xf32> {
  %m = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  %n = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %m : memref<4xf32>
  return %n : memref<?xf32>
}

// A bufferization.dealloc whose condition is true frees as memref.dealloc does.
// CHECK-LABEL: @freed_by_dealloc_op
// CHECK: %[[M:.*]] = memref.alloc
// CHECK-NOT: dealloc
// CHECK: return %[[M]]
func.func @freed_by_dealloc_op(%x: f32) -> memref<f32> {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  return %n : memref<f32>
}

// The result of a call is replaced like an allocation.
// CHECK-LABEL: @call_result
// CHECK: %[[M:.*]] = call @stub
// CHECK-NEXT: return %[[M]]
func.func @call_result() -> memref<4xf32> {
  %m = func.call @stub() : () -> memref<4xf32>
  %n = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %n : memref<4xf32>
}

// The source is used after the clone, when the clone may be freed already.
// CHECK-LABEL: @bad_used_between
// CHECK: bufferization.clone
// CHECK: memref.dealloc
// CHECK: memref.dealloc
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

// CHECK-LABEL: @bad_written_between
// CHECK: bufferization.clone
func.func @bad_written_between(%x: f32, %y: f32, %c: i1) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %v = memref.subview %m[] [] [] : memref<f32> to memref<f32>
  %w = memref.load %v[] : memref<f32>
  memref.dealloc %m : memref<f32>
  return %n : memref<f32>
}

// The free is of an alias, or on one path only.
// CHECK-LABEL: @bad_free_of_join
// CHECK: bufferization.clone
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

// CHECK-LABEL: @bad_free_in_region
// CHECK: bufferization.clone
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

// CHECK-LABEL: @bad_freed_before_clone
// CHECK: bufferization.clone
// CHECK: bufferization.clone
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

// Two clones of one source: the later one takes it.
// CHECK-LABEL: @one_of_two
// CHECK: %[[M:.*]] = memref.alloc
// CHECK: %[[N:.*]] = bufferization.clone %[[M]]
// CHECK-NEXT: return %[[N]], %[[M]]
func.func @one_of_two(%x: f32) -> (memref<f32>, memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %o = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %m : memref<f32>
  return %n, %o : memref<f32>, memref<f32>
}

// A callee may look at the source through memory that it knows.
// CHECK-LABEL: @bad_known_to_callee
// CHECK: bufferization.clone
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
