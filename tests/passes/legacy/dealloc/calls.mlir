// F7: a function returns a buffer that it allocated, which the caller frees, or one of its arguments.
// RUN: freehold-opt %s --fh-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --entry callers --entry recursive_caller --pipeline fh-buffer-deallocation --oracle interp,native
// Nested in a function pass manager, the pass does not inspect the callee.
// RUN: not freehold-opt %s --pass-pipeline='builtin.module(func.func(fh-buffer-deallocation))' 2>&1 | FileCheck %s --check-prefix=NESTED
// NESTED: error: calls a function that returns memrefs and is not seen from here; run the pass on the module
// Bad twin: the callee's buffer is leaked.
// RUN: not freehold-check %s --entry callers --target %S/Inputs/calls-leak.mlir | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

func.func private @use(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf32>
  vector.print %v : f32
  return
}

// CHECK-LABEL: func.func private @fresh
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK-NOT: memref.dealloc
// CHECK: return %[[A]]
func.func private @fresh(%v: f32) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<2xf32>)
  return %a : memref<2xf32>
}

// CHECK-LABEL: func.func private @same
// CHECK-NEXT: return %arg0
func.func private @same(%m: memref<2xf32>) -> memref<2xf32> {
  return %m : memref<2xf32>
}

// The function returns its argument or a new buffer; the argument is cloned.
// CHECK-LABEL: func.func private @either
// CHECK: ^bb1:
// CHECK-NEXT: %[[C:.*]] = bufferization.clone %arg1
// CHECK-NEXT: return %[[C]]
// CHECK: ^bb2:
// CHECK-NEXT: %[[A:.*]] = call @fresh
// CHECK-NEXT: return %[[A]]
func.func private @either(%c: i1, %m: memref<2xf32>, %v: f32) -> memref<2xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m : memref<2xf32>
^bb2:
  %a = func.call @fresh(%v) : (f32) -> memref<2xf32>
  return %a : memref<2xf32>
}

// The function returns one buffer twice; the second result is a clone.
// CHECK-LABEL: func.func private @twice
// CHECK: %[[A:.*]] = call @fresh
// CHECK-NEXT: %[[C:.*]] = bufferization.clone %[[A]]
// CHECK-NEXT: return %[[A]], %[[C]]
func.func private @twice(%v: f32) -> (memref<2xf32>, memref<2xf32>) {
  %a = func.call @fresh(%v) : (f32) -> memref<2xf32>
  return %a, %a : memref<2xf32>, memref<2xf32>
}

// The results of functions that call each other recursively count as allocated by the callee.
// CHECK-LABEL: func.func private @recursive
// CHECK: return %{{.*}} : memref<2xf32>
func.func private @recursive(%n: index, %m: memref<2xf32>) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %more = arith.cmpi ne, %n, %c0 : index
  %r = scf.if %more -> (memref<2xf32>) {
    %k = arith.subi %n, %c1 : index
    %s = func.call @recursive(%k, %m) : (index, memref<2xf32>) -> memref<2xf32>
    scf.yield %s : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  return %r : memref<2xf32>
}

// CHECK-LABEL: func.func @callers
// CHECK: %[[F:.*]] = call @fresh
// CHECK-NEXT: %[[S:.*]] = call @same(%[[F]])
// CHECK-NEXT: %[[E:.*]] = call @either(%{{.*}}, %[[S]],
// CHECK-NEXT: call @use(%[[S]])
// CHECK-NEXT: memref.dealloc %[[F]]
// CHECK-NEXT: call @use(%[[E]])
// CHECK-NEXT: memref.dealloc %[[E]]
// CHECK-NEXT: %[[T:.*]]:2 = call @twice
// CHECK-NEXT: memref.dealloc %[[T]]#0
// CHECK-NEXT: call @use(%[[T]]#1)
// CHECK-NEXT: memref.dealloc %[[T]]#1
// CHECK-NEXT: return
func.func @callers(%c: i1, %v: f32) {
  %f = func.call @fresh(%v) : (f32) -> memref<2xf32>
  %s = func.call @same(%f) : (memref<2xf32>) -> memref<2xf32>
  %e = func.call @either(%c, %s, %v) : (i1, memref<2xf32>, f32) -> memref<2xf32>
  func.call @use(%s) : (memref<2xf32>) -> ()
  func.call @use(%e) : (memref<2xf32>) -> ()
  %t:2 = func.call @twice(%v) : (f32) -> (memref<2xf32>, memref<2xf32>)
  func.call @use(%t#1) : (memref<2xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @recursive_caller
// CHECK: %[[R:.*]] = call @recursive
// CHECK-NEXT: call @use(%[[R]])
// CHECK-NEXT: memref.dealloc %[[R]]
func.func @recursive_caller(%m: memref<2xf32>) {
  %c3 = arith.constant 3 : index
  %r = func.call @recursive(%c3, %m) : (index, memref<2xf32>) -> memref<2xf32>
  func.call @use(%r) : (memref<2xf32>) -> ()
  return
}
