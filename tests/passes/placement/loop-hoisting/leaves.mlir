// G9, G10, G12, G14: allocations that leave loops.
// RUN: freehold-opt %s --fh-buffer-loop-hoisting | FileCheck %s
// RUN: freehold-check %s --pipeline 'fh-buffer-loop-hoisting,fh-buffer-deallocation-pipeline'

func.func private @use(memref<2xf32>)
func.func private @use_dynamic(memref<?xf32>)

// G9: without a loop, nothing moves.
// CHECK-LABEL: @no_loop
// CHECK:         call @use
// CHECK-NEXT:    memref.alloc
func.func @no_loop(%m: memref<2xf32>) {
  %x = arith.constant 1.0 : f32
  func.call @use(%m) : (memref<2xf32>) -> ()
  %a = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  func.call @use(%a) : (memref<2xf32>) -> ()
  return
}

// CHECK-LABEL: @three_loops
// CHECK:         %[[A:.*]] = memref.alloc() {alignment = 64 : i64}
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      scf.for
// CHECK-NEXT:        affine.for
// CHECK:               call @use(%[[A]])
func.func @three_loops() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      affine.for %k = 0 to 2 {
        %a = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
        linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
        func.call @use(%a) : (memref<2xf32>) -> ()
      }
    }
  }
  return
}

// CHECK-LABEL: @while
// CHECK:         memref.alloc()
// CHECK-NEXT:    memref.alloc()
// CHECK-NEXT:    scf.while
func.func @while() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    func.call @use(%a) : (memref<2xf32>) -> ()
    %more = arith.cmpi ult, %i, %c3 : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %b = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%b : memref<2xf32>)
    func.call @use(%b) : (memref<2xf32>) -> ()
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return
}

// Each cell is written before the buffer is shown.
// CHECK-LABEL: @stored_to
// CHECK:         memref.alloc()
// CHECK-NEXT:    scf.for
func.func @stored_to() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    memref.store %x, %a[%c1] : memref<2xf32>
    memref.store %x, %a[%c0] : memref<2xf32>
    func.call @use(%a) : (memref<2xf32>) -> ()
  }
  return
}

// Nobody sees cells that were not written: reading them is undefined.
// CHECK-LABEL: @read_only_here
// CHECK:         memref.alloc()
// CHECK-NEXT:    scf.for
func.func @read_only_here(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    %v = memref.load %m[%i] : memref<2xf32>
    memref.store %v, %a[%i] : memref<2xf32>
    %w = memref.load %a[%i] : memref<2xf32>
    vector.print %w : f32
  }
  return
}

// Seen otherwise, chosen, handed to an inner loop: all in one iteration.
// CHECK-LABEL: @aliases_inside
// CHECK:         memref.alloc()
// CHECK-NEXT:    scf.for
// CHECK-NOT:     memref.alloc
func.func @aliases_inside(%m: memref<2xf32>, %c: i1) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    %s = arith.select %c, %a, %m : memref<2xf32>
    %r = scf.for %j = %c0 to %c3 step %c1 iter_args(%p = %s) -> memref<2xf32> {
      scf.yield %p : memref<2xf32>
    }
    func.call @use(%r) : (memref<2xf32>) -> ()
  }
  return
}

// G12: the size is the induction variable's.
// CHECK-LABEL: @induction_variable
// CHECK:         scf.for %[[I:.*]] =
// CHECK-NOT:       scf.for
// CHECK:           %[[A:.*]] = memref.alloc(%{{.*}})
// CHECK-NEXT:      scf.for
// CHECK:             call @use_dynamic(%[[A]])
func.func @induction_variable() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %a = memref.alloc(%i) : memref<?xf32>
      linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
      func.call @use_dynamic(%a) : (memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK-LABEL: @inner_variable
// CHECK:         scf.for
// CHECK-NEXT:      scf.for %[[J:.*]] =
// CHECK-NEXT:        memref.alloc(%[[J]])
func.func @inner_variable() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %a = memref.alloc(%j) : memref<?xf32>
      linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
      func.call @use_dynamic(%a) : (memref<?xf32>) -> ()
    }
  }
  return
}

// A loop that may not run: then the size may be anything, a negative one too.
// CHECK-LABEL: @clamped
// CHECK-SAME:    %[[N:.*]]: index
// CHECK:         %[[Z:.*]] = arith.constant 0
// CHECK:         %[[S:.*]] = arith.maxsi %[[N]], %{{.*}} : index
// CHECK-NEXT:    memref.alloc(%[[S]])
// CHECK-NEXT:    scf.for
func.func @clamped(%n: index) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %end = arith.minsi %n, %c4 : index
  scf.for %i = %c0 to %end step %c1 {
    %a = memref.alloc(%n) : memref<?xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
    func.call @use_dynamic(%a) : (memref<?xf32>) -> ()
  }
  return
}

// It runs: the size is as good as it was.
// CHECK-LABEL: @runs
// CHECK-NOT:     maxsi
// CHECK:         memref.alloc(
// CHECK-NEXT:    scf.for
func.func @runs(%n: index) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc(%n) : memref<?xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
    func.call @use_dynamic(%a) : (memref<?xf32>) -> ()
  }
  return
}

// No clamping makes poison a size.
// CHECK-LABEL: @maybe_poison
// CHECK:         scf.for
// CHECK-NEXT:      memref.alloc(
func.func @maybe_poison(%n: index) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %size = arith.addi %n, %c1 overflow<nsw> : index
  %end = arith.minsi %n, %c4 : index
  scf.for %i = %c0 to %end step %c1 {
    %a = memref.alloc(%size) : memref<?xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
    func.call @use_dynamic(%a) : (memref<?xf32>) -> ()
  }
  return
}

// G14: a stack buffer leaves the loop.
// CHECK-LABEL: @stack
// CHECK:         memref.alloca()
// CHECK-NEXT:    scf.for
func.func @stack() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloca() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    func.call @use(%a) : (memref<2xf32>) -> ()
  }
  return
}

// Not to the body of scf.while, where it would pile up; out of that it may go.
// CHECK-LABEL: @stack_out_of_while
// CHECK:         memref.alloca()
// CHECK-NEXT:    scf.while
func.func @stack_out_of_while(%n: index) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    scf.for %j = %c0 to %i step %c1 {
      %a = memref.alloca() : memref<2xf32>
      linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
      func.call @use(%a) : (memref<2xf32>) -> ()
    }
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return
}

// Not past a branch: it may never be taken.
// CHECK-LABEL: @in_branch
// CHECK:         scf.for
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        memref.alloc()
// CHECK-NEXT:        scf.for
func.func @in_branch(%c: i1) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.if %c {
      scf.for %j = %c0 to %c3 step %c1 {
        %a = memref.alloc() : memref<2xf32>
        linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
        func.call @use(%a) : (memref<2xf32>) -> ()
      }
    }
  }
  return
}
