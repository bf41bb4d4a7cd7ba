// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-run %s --address-policy=reuse | FileCheck %s
// RUN: not freehold-run %s --entry unset_leaks 2>&1 | FileCheck %s --check-prefix=UNSET
// RUN: not freehold-run %s --entry frees 2>&1 | FileCheck %s --check-prefix=FREES
// RUN: not freehold-run %s --entry d4_view 2>&1 | FileCheck %s --check-prefix=VIEW
// RUN: not freehold-run %s --entry d4_retained_view 2>&1 | FileCheck %s --check-prefix=RETAINED
// RUN: not freehold-run %s --entry d4_argument 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not freehold-run %s --entry d4_retained_argument 2>&1 | FileCheck %s --check-prefix=KEPT
// RUN: not freehold-run %s --entry d4_dead 2>&1 | FileCheck %s --check-prefix=DEAD
// RUN: not freehold-run %s --entry d4_stack 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not freehold-run %s --entry d4_second_is_bad 2>&1 | FileCheck %s --check-prefix=SECOND
// RUN: not freehold-run %s --entry poison_condition 2>&1 | FileCheck %s --check-prefix=CONDITION
// RUN: not freehold-run %s --entry poison_memref 2>&1 | FileCheck %s --check-prefix=MEMREF

// D1: freed iff owned and not retained; D2: the results. %a is owned and retained, %b owned
// only, %c retained only, %d neither.
// CHECK-LABEL: @d1_d2()
// CHECK-NEXT: result 0 = true : i1
// CHECK-NEXT: result 1 = false : i1
// CHECK-NEXT: returned{{$}}
func.func @d1_d2() -> (i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<4xi64>
  %c = memref.alloc() : memref<2xi32>
  %d = memref.alloc() : memref<2xi32>
  %r:2 = bufferization.dealloc (%a, %b, %d : memref<2xi32>, memref<4xi64>, memref<2xi32>)
      if (%true, %true, %false) retain (%a, %c : memref<2xi32>, memref<2xi32>)
  // None is freed twice, none leaks.
  memref.dealloc %a : memref<2xi32>
  memref.dealloc %c : memref<2xi32>
  memref.dealloc %d : memref<2xi32>
  return %r#0, %r#1 : i1, i1
}

// D2: a disjunction over all aliases; any view of it retains.
// CHECK-LABEL: @d2_disjunction()
// CHECK-NEXT: result 0 = true : i1
// CHECK-NEXT: result 1 = true : i1
// CHECK-NEXT: result 2 = false : i1
// CHECK-NEXT: returned{{$}}
func.func @d2_disjunction() -> (i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %a = memref.alloc() : memref<4xi32>
  %other = memref.alloc() : memref<4xi32>
  %cast = memref.cast %a : memref<4xi32> to memref<*xi32>
  %tail = memref.subview %a[2][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %r:3 = bufferization.dealloc (%a, %cast, %other : memref<4xi32>, memref<*xi32>, memref<4xi32>)
      if (%false, %true, %false)
      retain (%tail, %cast, %other : memref<2xi32, strided<[1], offset: 2>>, memref<*xi32>, memref<4xi32>)
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %other : memref<4xi32>
  return %r#0, %r#1, %r#2 : i1, i1, i1
}

// D3: once, however many aliases. "union": one with a set condition is enough, wherever the
// unset one stands.
// CHECK-LABEL: @d3()
// CHECK-NEXT: returned{{$}}
func.func @d3() {
  %true = arith.constant true
  %false = arith.constant false
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  %c = memref.alloc() : memref<4xi32>
  %cast = memref.cast %a : memref<4xi32> to memref<?xi32>
  bufferization.dealloc (%a, %cast, %a : memref<4xi32>, memref<?xi32>, memref<4xi32>)
      if (%true, %true, %true)
  bufferization.dealloc (%b, %b : memref<4xi32>, memref<4xi32>) if (%false, %true)
  bufferization.dealloc (%c, %c : memref<4xi32>, memref<4xi32>) if (%true, %false)
  return
}

// D5: what is not to be freed may dangle, be a view or be nothing, and so may the retained.
// CHECK-LABEL: @d5()
// CHECK-NEXT: result 0 = false : i1
// CHECK-NEXT: result 1 = false : i1
// CHECK-NEXT: returned{{$}}
func.func @d5() -> (i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %dead = memref.alloc() : memref<4xi32>
  memref.dealloc %dead : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  %stack = memref.alloca() : memref<4xi32>
  %nothing = ub.poison : memref<4xi32>
  // Under address reuse %a lies where %dead did, and is freed all the same.
  %r:2 = bufferization.dealloc (%a, %dead, %stack, %nothing
      : memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>)
      if (%true, %false, %false, %false) retain (%dead, %stack : memref<4xi32>, memref<4xi32>)
  return %r#0, %r#1 : i1, i1
}

// Nothing to free; nothing at all.
// CHECK-LABEL: @empty()
// CHECK-NEXT: result 0 = false : i1
// CHECK-NEXT: returned{{$}}
func.func @empty() -> i1 {
  %a = memref.alloca() : memref<4xi32>
  bufferization.dealloc
  %r = bufferization.dealloc retain (%a : memref<4xi32>)
  return %r : i1
}

// UNSET: returned, 1 leaked
// UNSET: [[@LINE+4]]:8: error: leak: 16 bytes
func.func private @unset_leaks() {
  %false = arith.constant false
  %true = arith.constant true
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<8xi32>
  bufferization.dealloc (%a, %b : memref<4xi32>, memref<8xi32>) if (%false, %true)
  return
}

// FREES: [[@LINE+8]]:8: error: use-after-free
// FREES: [[@LINE+5]]:8: note: allocated here
// FREES: [[@LINE+5]]:3: note: freed here
func.func private @frees() {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %a = memref.alloc() : memref<4xi32>
  bufferization.dealloc (%a : memref<4xi32>) if (%true)
  %x = memref.load %a[%c0] : memref<4xi32>
  return
}

// VIEW: [[@LINE+5]]:3: error: bad-free
func.func private @d4_view() {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xi32>
  %s = memref.subview %a[1][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  bufferization.dealloc (%s : memref<2xi32, strided<[1], offset: 1>>) if (%true)
  return
}

// RETAINED: [[@LINE+5]]:8: error: bad-free
func.func private @d4_retained_view() {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xi32>
  %s = memref.subview %a[1][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %r = bufferization.dealloc (%s : memref<2xi32, strided<[1], offset: 1>>) if (%true) retain (%a : memref<4xi32>)
  return
}

// ARGUMENT: [[@LINE+3]]:3: error: bad-free: {{.*}}argument
func.func private @d4_argument(%a: memref<4xi32>) {
  %true = arith.constant true
  bufferization.dealloc (%a : memref<4xi32>) if (%true)
  return
}

// KEPT: [[@LINE+3]]:8: error: bad-free: {{.*}}argument
func.func private @d4_retained_argument(%a: memref<4xi32>) {
  %true = arith.constant true
  %r = bufferization.dealloc (%a : memref<4xi32>) if (%true) retain (%a : memref<4xi32>)
  return
}

// DEAD: [[@LINE+5]]:3: error: double-free
func.func private @d4_dead() {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  bufferization.dealloc (%a : memref<4xi32>) if (%true)
  return
}

// STACK: [[@LINE+4]]:3: error: bad-free: {{.*}}stack
func.func private @d4_stack() {
  %true = arith.constant true
  %a = memref.alloca() : memref<4xi32>
  bufferization.dealloc (%a : memref<4xi32>) if (%true)
  return
}

// All are checked before any is freed: the first one was not when the second one was found.
// SECOND: [[@LINE+6]]:3: error: bad-free
// SECOND-NOT: freed here
func.func private @d4_second_is_bad() {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xi32>
  %s = memref.subview %a[1][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  bufferization.dealloc (%a, %s : memref<4xi32>, memref<2xi32, strided<[1], offset: 1>>) if (%true, %true)
  return
}

// CONDITION: [[@LINE+4]]:3: error: undefined: {{.*}}poison
func.func private @poison_condition() {
  %p = ub.poison : i1
  %a = memref.alloc() : memref<4xi32>
  bufferization.dealloc (%a : memref<4xi32>) if (%p)
  return
}

// MEMREF: [[@LINE+4]]:3: error: undefined: {{.*}}poison
func.func private @poison_memref() {
  %true = arith.constant true
  %a = ub.poison : memref<4xi32>
  bufferization.dealloc (%a : memref<4xi32>) if (%true)
  return
}
