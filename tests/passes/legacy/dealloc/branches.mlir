// Worked examples with branches, as MLIR's documentation of -buffer-deallocation had them: where clones
// and frees go. In the exit block, a buffer that is not used there is freed first; the documentation had it last.
// RUN: freehold-opt %s --fh-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --pipeline fh-buffer-deallocation --oracle interp,native
// Bad twin: MLIR 19's pass makes the clone for @critical_edge before the branch, for both edges.
// RUN: not freehold-check %s --entry critical_edge --target %S/Inputs/clone-before-branch.mlir | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

func.func private @fill(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 2.5 : f32
  memref.store %v, %m[%c0] : memref<2xf32>
  memref.store %v, %m[%c1] : memref<2xf32>
  return
}
func.func private @use(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf32>
  vector.print %v : f32
  return
}
func.func private @use_any(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf32>
    vector.print %v : f32
  }
  return
}
func.func private @fill_any(%m: memref<?xf32>) {
  %v = arith.constant 1.5 : f32
  linalg.fill ins(%v : f32) outs(%m : memref<?xf32>)
  return
}

// Stack and heap buffers flow into one join, F11: the heap buffer dominates it and is freed after it.
// CHECK-LABEL: func.func @mixed_allocation
// CHECK-NEXT: %[[STACK:.*]] = memref.alloca()
// CHECK-NEXT: %[[HEAP:.*]] = memref.alloc()
// CHECK-NEXT: cf.cond_br
// CHECK: call @fill(%[[STACK]])
// CHECK-NEXT: cf.br ^[[JOIN:bb[0-9]+]](%[[STACK]] : memref<2xf32>)
// CHECK: call @fill(%[[HEAP]])
// CHECK-NEXT: cf.br ^[[JOIN]](%[[HEAP]] : memref<2xf32>)
// CHECK: ^[[JOIN]](%[[P:.*]]: memref<2xf32>):
// CHECK-NEXT: call @use(%[[P]])
// CHECK-NEXT: memref.dealloc %[[HEAP]]
// CHECK-NEXT: return
func.func @mixed_allocation(%c: i1) {
  %0 = memref.alloca() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  func.call @fill(%0) : (memref<2xf32>) -> ()
  cf.br ^bb3(%0 : memref<2xf32>)
^bb2:
  func.call @fill(%1) : (memref<2xf32>) -> ()
  cf.br ^bb3(%1 : memref<2xf32>)
^bb3(%2: memref<2xf32>):
  func.call @use(%2) : (memref<2xf32>) -> ()
  return
}

// %b does not dominate the join: F2.
// CHECK-LABEL: func.func @branch
// CHECK-NEXT: %[[A:.*]] = memref.alloc()
// CHECK-NEXT: cf.cond_br
// CHECK: %[[B:.*]] = memref.alloc()
// CHECK-NEXT: call @fill(%[[B]])
// CHECK-NEXT: %[[B2:.*]] = bufferization.clone %[[B]]
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: cf.br ^[[JOIN:bb[0-9]+]](%[[B2]] : memref<2xf32>)
// CHECK: call @fill(%[[A]])
// CHECK-NEXT: %[[A2:.*]] = bufferization.clone %[[A]]
// CHECK-NEXT: cf.br ^[[JOIN]](%[[A2]] : memref<2xf32>)
// CHECK: ^[[JOIN]](%[[P:.*]]: memref<2xf32>):
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: call @use(%[[P]])
// CHECK-NEXT: memref.dealloc %[[P]]
// CHECK-NEXT: return
func.func @branch(%c: i1) {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %b = memref.alloc() : memref<2xf32>
  func.call @fill(%b) : (memref<2xf32>) -> ()
  cf.br ^bb3(%b : memref<2xf32>)
^bb2:
  func.call @fill(%a) : (memref<2xf32>) -> ()
  cf.br ^bb3(%a : memref<2xf32>)
^bb3(%p: memref<2xf32>):
  func.call @use(%p) : (memref<2xf32>) -> ()
  return
}

// Aliases of aliases, of dynamic size: the buffers that reach ^bb5 and ^bb7 dominate these blocks, those of ^bb6 do not.
// CHECK-LABEL: func.func @nested_dynamic
// CHECK: ^bb1:
// CHECK-NEXT: %[[ARG:.*]] = bufferization.clone %arg1
// CHECK-NEXT: cf.br ^bb6(%[[ARG]] : memref<?xf32>)
// CHECK: ^bb2(%{{.*}}: index):
// CHECK-NEXT: %[[A:.*]] = memref.alloc(
// CHECK-NEXT: call @fill_any(%[[A]])
// CHECK-NEXT: cf.cond_br
// CHECK: ^bb3:
// CHECK-NEXT: cf.br ^bb5(%[[A]] : memref<?xf32>)
// CHECK: ^bb4:
// CHECK-NEXT: cf.br ^bb5(%[[A]] : memref<?xf32>)
// CHECK: ^bb5(%[[P:.*]]: memref<?xf32>):
// CHECK-NEXT: %[[P2:.*]] = bufferization.clone %[[P]]
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: cf.br ^bb6(%[[P2]] : memref<?xf32>)
// CHECK: ^bb6(%[[Q:.*]]: memref<?xf32>):
// CHECK-NEXT: cf.br ^bb7(%[[Q]] : memref<?xf32>)
// CHECK: ^bb7(%[[R:.*]]: memref<?xf32>):
// CHECK-NEXT: call @use_any(%[[R]])
// CHECK-NEXT: memref.dealloc %[[Q]]
// CHECK-NEXT: return
func.func @nested_dynamic(%c: i1, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %arg1, %c0 : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2(%n : index)
^bb1:
  cf.br ^bb6(%arg1 : memref<?xf32>)
^bb2(%0: index):
  %1 = memref.alloc(%0) : memref<?xf32>
  func.call @fill_any(%1) : (memref<?xf32>) -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  cf.br ^bb5(%1 : memref<?xf32>)
^bb4:
  cf.br ^bb5(%1 : memref<?xf32>)
^bb5(%2: memref<?xf32>):
  cf.br ^bb6(%2 : memref<?xf32>)
^bb6(%3: memref<?xf32>):
  cf.br ^bb7(%3 : memref<?xf32>)
^bb7(%4: memref<?xf32>):
  func.call @use_any(%4) : (memref<?xf32>) -> ()
  return
}

// F3: the clone is made on the edge that needs it; before the branch it would leak on the other.
// CHECK-LABEL: func.func @critical_edge
// CHECK-NEXT: cf.cond_br %{{.*}}, ^bb1, ^bb2
// CHECK: ^bb1:
// CHECK-NEXT: %[[A:.*]] = memref.alloc()
// CHECK-NEXT: call @fill(%[[A]])
// CHECK-NEXT: %[[A2:.*]] = bufferization.clone %[[A]]
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: cf.br ^bb3(%[[A2]] : memref<2xf32>)
// CHECK: ^bb2:
// CHECK-NEXT: %[[ARG:.*]] = bufferization.clone %arg1
// CHECK-NEXT: cf.br ^bb3(%[[ARG]] : memref<2xf32>)
// CHECK: ^bb3(%[[P:.*]]: memref<2xf32>):
// CHECK-NEXT: call @use(%[[P]])
// CHECK-NEXT: memref.dealloc %[[P]]
// CHECK-NEXT: return
func.func @critical_edge(%c: i1, %arg: memref<2xf32>) {
  cf.cond_br %c, ^bb1, ^bb2(%arg : memref<2xf32>)
^bb1:
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  cf.br ^bb2(%a : memref<2xf32>)
^bb2(%p: memref<2xf32>):
  func.call @use(%p) : (memref<2xf32>) -> ()
  return
}

// F4: only values that are not memrefs are forwarded, so that there is one free and no clone.
// CHECK-LABEL: func.func @hoisted
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK-NOT: bufferization.clone
// CHECK: ^{{.*}}(%[[P:.*]]: memref<2xf32>, %[[I:.*]]: i32):
// CHECK-NEXT: call @use(%[[P]])
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: return %[[I]]
func.func @hoisted(%c: i1, %arg: memref<2xf32>, %i: i32, %j: i32) -> i32 {
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%arg, %i : memref<2xf32>, i32)
^bb2:
  cf.br ^bb3(%a, %j : memref<2xf32>, i32)
^bb3(%p: memref<2xf32>, %k: i32):
  func.call @use(%p) : (memref<2xf32>) -> ()
  return %k : i32
}

// Only those edges of a switch that lead to the join get clones. On the others the buffer is dead and is freed.
// CHECK-LABEL: func.func @switch
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: cf.switch
// CHECK: bufferization.clone %[[A]]
// CHECK: bufferization.clone %arg1
func.func @switch(%flag: i32, %arg: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  cf.switch %flag : i32, [default: ^bb1, 0: ^bb2(%a : memref<2xf32>), 1: ^bb2(%arg : memref<2xf32>)]
^bb1:
  %b = memref.alloc() : memref<2xf32>
  func.call @fill(%b) : (memref<2xf32>) -> ()
  cf.br ^bb2(%b : memref<2xf32>)
^bb2(%p: memref<2xf32>):
  func.call @use(%p) : (memref<2xf32>) -> ()
  return
}
