// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// Doubles until at least 100: 3, 6, ..., 96, 192. The result is what the last condition forwards.
// CHECK-LABEL: @doubles()
// CHECK-NEXT: result 0 = 192 : i32
// CHECK-NEXT: returned
func.func @doubles() -> i32 {
  %c3 = arith.constant 3 : i32
  %c100 = arith.constant 100 : i32
  %r = scf.while (%x = %c3) : (i32) -> i32 {
    %small = arith.cmpi slt, %x, %c100 : i32
    scf.condition(%small) %x : i32
  } do {
  ^bb0(%y: i32):
    %twice = arith.addi %y, %y : i32
    scf.yield %twice : i32
  }
  return %r : i32
}

// The two regions take values of different number and type. Before: (i32, index), after: (i64).
//   before(1, 0) forwards 1 -> after yields (2, 1) -> before forwards 2 -> after yields (3, 2)
//   -> before forwards 3 and ends
// CHECK-LABEL: @different_types()
// CHECK-NEXT: print 1 : i64
// CHECK-NEXT: print 2 : i64
// CHECK-NEXT: result 0 = 3 : i64
// CHECK-NEXT: returned
func.func @different_types() -> i64 {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %count = memref.alloca() : memref<index>
  memref.store %c0, %count[] : memref<index>
  %r = scf.while (%x = %one, %n = %c0) : (i32, index) -> i64 {
    %wide = arith.extsi %x : i32 to i64
    %more = arith.cmpi slt, %n, %c2 : index
    scf.condition(%more) %wide : i64
  } do {
  ^bb0(%w: i64):
    vector.print %w : i64
    %old = memref.load %count[] : memref<index>
    %new = arith.addi %old, %c1 : index
    memref.store %new, %count[] : memref<index>
    %narrow = arith.trunci %w : i64 to i32
    %next = arith.addi %narrow, %one : i32
    scf.yield %next, %new : i32, index
  }
  return %r : i64
}

// A loop that never enters its second region.
// CHECK-LABEL: @zero_trip()
// CHECK-NEXT: print 1 : i32
// CHECK-NEXT: result 0 = 1 : i32
// CHECK-NEXT: returned
func.func @zero_trip() -> i32 {
  %false = arith.constant false
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r = scf.while (%x = %one) : (i32) -> i32 {
    vector.print %x : i32
    scf.condition(%false) %x : i32
  } do {
  ^bb0(%y: i32):
    vector.print %two : i32
    scf.yield %two : i32
  }
  return %r : i32
}

// Both edges swap: forwarded (b, a), yielded (b, a) of those, so an iteration leaves the order,
// and the final forward swaps it once.
// CHECK-LABEL: @swaps()
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: result 1 = 1 : i32
// CHECK-NEXT: result 2 = 5 : index
func.func @swaps() -> (i32, i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r:3 = scf.while (%a = %one, %b = %two, %i = %c0) : (i32, i32, index) -> (i32, i32, index) {
    %more = arith.cmpi slt, %i, %c5 : index
    scf.condition(%more) %b, %a, %i : i32, i32, index
  } do {
  ^bb0(%p: i32, %q: i32, %i: index):
    %n = arith.addi %i, %c1 : index
    scf.yield %q, %p, %n : i32, i32, index
  }
  return %r#0, %r#1, %r#2 : i32, i32, index
}

// A buffer that is replaced in each iteration, the old one freed: sizes 1, 2, 3.
// CHECK-LABEL: @memrefs()
// CHECK-NEXT: result 0 = [_, _, 3] : memref<?xindex>
// CHECK-NEXT: returned
func.func @memrefs() -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc(%c1) : memref<?xindex>
  %r = scf.while (%m = %a) : (memref<?xindex>) -> memref<?xindex> {
    %size = memref.dim %m, %c0 : memref<?xindex>
    %more = arith.cmpi slt, %size, %c3 : index
    scf.condition(%more) %m : memref<?xindex>
  } do {
  ^bb0(%m: memref<?xindex>):
    %size = memref.dim %m, %c0 : memref<?xindex>
    memref.dealloc %m : memref<?xindex>
    %larger = arith.addi %size, %c1 : index
    %n = memref.alloc(%larger) : memref<?xindex>
    memref.store %larger, %n[%size] : memref<?xindex>
    scf.yield %n : memref<?xindex>
  }
  return %r : memref<?xindex>
}

// scf.while is no allocation scope: stack buffers of both regions live until the return.
// CHECK-LABEL: @allocas()
// CHECK-NEXT: result 0 = 2 : i32
func.func @allocas() -> i32 {
  %c2 = arith.constant 2 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %first = memref.alloca() : memref<i32>
  memref.store %zero, %first[] : memref<i32>
  %r = scf.while (%m = %first) : (memref<i32>) -> memref<i32> {
    %x = memref.load %m[] : memref<i32>
    %copy = memref.alloca() : memref<i32>
    memref.store %x, %copy[] : memref<i32>
    %more = arith.cmpi slt, %x, %c2 : i32
    scf.condition(%more) %copy : memref<i32>
  } do {
  ^bb0(%m: memref<i32>):
    %x = memref.load %m[] : memref<i32>
    %next = memref.alloca() : memref<i32>
    %y = arith.addi %x, %one : i32
    memref.store %y, %next[] : memref<i32>
    scf.yield %next : memref<i32>
  }
  %x = memref.load %r[] : memref<i32>
  return %x : i32
}

// POISON: [[@LINE+6]]:5: error: undefined: a branch condition is poison
func.func private @poison() {
  %n = arith.constant 40 : i32
  %p = arith.shli %n, %n : i32
  scf.while (%x = %p) : (i32) -> () {
    %c = arith.cmpi eq, %x, %n : i32
    scf.condition(%c)
  } do {
    scf.yield %n : i32
  }
  return
}
