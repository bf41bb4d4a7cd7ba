// Where frees are placed, and what happens to existing ones: F4 to F7, paths without a return, several returns.
// RUN: freehold-opt %s --fh-buffer-deallocation | FileCheck %s
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-buffer-deallocation,fh-buffer-deallocation)' | FileCheck %s
// RUN: freehold-check %s --pipeline fh-buffer-deallocation --oracle interp,native
// Bad twin: one of two returns lacks the free.
// RUN: not freehold-check %s --entry two_returns --target %S/Inputs/two-returns-forgets.mlir | FileCheck %s --check-prefix=LEAK
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

// F5: nobody uses it.
// CHECK-LABEL: func.func @unused
// CHECK-NEXT: %[[A:.*]] = memref.alloc()
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: vector.print
func.func @unused(%i: i32) {
  %a = memref.alloc() : memref<2xf32>
  vector.print %i : i32
  return
}

// F5, F12: the free comes right after the last use, which is through a view; only the root is freed.
// CHECK-LABEL: func.func @last_use
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: %[[V:.*]] = memref.subview
// CHECK-NEXT: memref.load %[[V]]
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: vector.print
// CHECK-NOT: memref.dealloc
// CHECK: return
func.func @last_use() {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  %s = memref.subview %a[1] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1], offset: 1>>
  %v = memref.load %s[%c0] : memref<1xf32, strided<[1], offset: 1>>
  vector.print %v : f32
  return
}

// Taking a buffer apart is a use, even beside frees of the program, whose base buffers are no uses, and whether or not
// anything uses the parts.
// CHECK-LABEL: func.func @taken_apart_last
// CHECK: %[[A:.*]] = memref.alloc(
// CHECK: memref.extract_strided_metadata %[[A]]
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: vector.print
func.func @taken_apart_last() {
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c4) : memref<?xf32>
  %b = memref.alloc() : memref<2xf32>
  func.call @fill(%b) : (memref<2xf32>) -> ()
  memref.dealloc %b : memref<2xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %a : memref<?xf32> -> memref<f32>, index, index, index
  vector.print %c4 : index
  return
}

// F12: an existing clone is an allocation. F6: the free at the end of the block goes after the last use.
// CHECK-LABEL: func.func @existing
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK-NEXT: call @fill(%[[A]])
// CHECK-NEXT: %[[B:.*]] = bufferization.clone %[[A]]
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: call @use(%[[B]])
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: vector.print
// CHECK-NEXT: return
func.func @existing(%i: i32) {
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  %b = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  func.call @use(%b) : (memref<2xf32>) -> ()
  vector.print %i : i32
  memref.dealloc %a : memref<2xf32>
  return
}

// F6: frees on both ways become one behind them.
// CHECK-LABEL: func.func @existing_across_blocks
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: ^bb1:
// CHECK-NEXT: call @use(%[[A]])
// CHECK-NEXT: cf.br ^bb3
// CHECK: ^bb2:
// CHECK-NEXT: cf.br ^bb3
// CHECK: ^bb3:
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: vector.print
// CHECK-NEXT: return
func.func @existing_across_blocks(%c: i1, %i: i32) {
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  func.call @use(%a) : (memref<2xf32>) -> ()
  memref.dealloc %a : memref<2xf32>
  cf.br ^bb3
^bb2:
  memref.dealloc %a : memref<2xf32>
  cf.br ^bb3
^bb3:
  vector.print %i : i32
  return
}

// A buffer that one path returns and the other one frees.
// CHECK-LABEL: func.func @two_returns
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: %[[B:.*]] = memref.alloc()
// CHECK: ^bb1:
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: return %[[A]]
// CHECK: ^bb2:
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: return %[[B]]
func.func @two_returns(%c: i1) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  %b = memref.alloc() : memref<2xf32>
  func.call @fill(%b) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<2xf32>
^bb2:
  return %b : memref<2xf32>
}

// The uses have no common post-dominator, since one path does not return.
// CHECK-LABEL: func.func @no_return
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: ^bb1:
// CHECK-NEXT: call @use(%[[A]])
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: return
// CHECK: ^bb2:
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: llvm.unreachable
func.func @no_return() {
  %true = arith.constant true
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  cf.cond_br %true, ^bb1, ^bb2
^bb1:
  func.call @use(%a) : (memref<2xf32>) -> ()
  return
^bb2:
  llvm.unreachable
}
