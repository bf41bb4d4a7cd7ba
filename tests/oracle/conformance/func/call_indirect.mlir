// func.call_indirect: as func.call, of a function that is a value.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry endless 2>&1 | FileCheck %s --check-prefix=ENDLESS
// RUN: not freehold-run %s --entry dead_stack 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not freehold-run %s --entry leaks 2>&1 | FileCheck %s --check-prefix=LEAKS
// RUN: not freehold-run %s --entry external_freed 2>&1 | FileCheck %s --check-prefix=EXTERNAL

func.func private @sub(%a: i32, %b: i32) -> i32 {
  %r = arith.subi %a, %b : i32
  return %r : i32
}
func.func private @mul(%a: i32, %b: i32) -> i32 {
  %r = arith.muli %a, %b : i32
  return %r : i32
}

// One call, several callees: 10 - 4, then 10 * 4.
// CHECK-LABEL: @selected()
// CHECK-NEXT: print 6 : i32
// CHECK-NEXT: print 40 : i32
// CHECK-NEXT: returned{{$}}
func.func @selected() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %four = arith.constant 4 : i32
  %ten = arith.constant 10 : i32
  %sub = constant @sub : (i32, i32) -> i32
  %mul = constant @mul : (i32, i32) -> i32
  scf.for %i = %c0 to %c2 step %c1 {
    %first = arith.cmpi eq, %i, %c0 : index
    %f = arith.select %first, %sub, %mul : (i32, i32) -> i32
    %r = func.call_indirect %f(%ten, %four) : (i32, i32) -> i32
    vector.print %r : i32
  }
  return
}

// Functions as arguments, results and carried values. twice(twice, half) is half four times:
// 80 / 16; the carried function changes in each iteration: ((3 - 1) * 2 - 1) * 2 = 6.
// CHECK-LABEL: @higher_order()
// CHECK-NEXT: result 0 = 5 : i32
// CHECK-NEXT: result 1 = 6 : i32
// CHECK-NEXT: returned{{$}}
func.func @higher_order() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %three = arith.constant 3 : i32
  %eighty = arith.constant 80 : i32
  %get = constant @get_half : () -> ((i32) -> i32)
  %half = call_indirect %get() : () -> ((i32) -> i32)
  %once = call @twice(%half, %eighty) : ((i32) -> i32, i32) -> i32
  %again = constant @twice : ((i32) -> i32, i32) -> i32
  %r = call_indirect %again(%half, %once) : ((i32) -> i32, i32) -> i32
  %dec = constant @decrement : (i32) -> i32
  %dbl = constant @double : (i32) -> i32
  %s:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %three, %f = %dec, %g = %dbl)
      -> (i32, (i32) -> i32, (i32) -> i32) {
    %y = func.call_indirect %f(%x) : (i32) -> i32
    scf.yield %y, %g, %f : i32, (i32) -> i32, (i32) -> i32
  }
  return %r, %s#0 : i32, i32
}

func.func private @twice(%f: (i32) -> i32, %x: i32) -> i32 {
  %y = call_indirect %f(%x) : (i32) -> i32
  %z = call_indirect %f(%y) : (i32) -> i32
  return %z : i32
}
func.func private @get_half() -> ((i32) -> i32) {
  %f = constant @half : (i32) -> i32
  return %f : (i32) -> i32
}
func.func private @half(%x: i32) -> i32 {
  %two = arith.constant 2 : i32
  %r = arith.divsi %x, %two : i32
  return %r : i32
}
func.func private @double(%x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
func.func private @decrement(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %r = arith.subi %x, %one : i32
  return %r : i32
}

// Recursion through a value, with several results and memrefs: the buffer is filled from the
// end, and comes back with its size.
// CHECK-LABEL: @recursion()
// CHECK-NEXT: result 0 = [0, 1, 2] : memref<?xindex>
// CHECK-NEXT: result 1 = 3 : index
// CHECK-NEXT: returned{{$}}
func.func @recursion() -> (memref<?xindex>, index) {
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c3) : memref<?xindex>
  %f = constant @fill : (memref<?xindex>, index) -> (memref<?xindex>, index)
  %r:2 = call_indirect %f(%m, %c3) : (memref<?xindex>, index) -> (memref<?xindex>, index)
  return %r#0, %r#1 : memref<?xindex>, index
}

func.func private @fill(%m: memref<?xindex>, %n: index) -> (memref<?xindex>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %more = arith.cmpi sgt, %n, %c0 : index
  scf.if %more {
    %last = arith.subi %n, %c1 : index
    memref.store %last, %m[%last] : memref<?xindex>
    %f = func.constant @fill : (memref<?xindex>, index) -> (memref<?xindex>, index)
    %r:2 = func.call_indirect %f(%m, %last) : (memref<?xindex>, index) -> (memref<?xindex>, index)
  }
  return %m, %n : memref<?xindex>, index
}

// An external callee.
func.func private @ext(i32, memref<1xi32>) -> i8

// CHECK-LABEL: @external()
// CHECK-NEXT: call @ext(7 : i32, [7] : memref<1xi32>)
// CHECK-NEXT: result 0 = {{-?[0-9]+}} : i8
// CHECK-NEXT: returned{{$}}
func.func @external() -> i8 {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %m = memref.alloca() : memref<1xi32>
  memref.store %seven, %m[%c0] : memref<1xi32>
  %f = constant @ext : (i32, memref<1xi32>) -> i8
  %r = call_indirect %f(%seven, %m) : (i32, memref<1xi32>) -> i8
  return %r : i8
}

func.func private @poison() {
  %p = ub.poison : () -> ()
  // POISON: [[@LINE+1]]:3: error: undefined: the callee is poison
  call_indirect %p() : () -> ()
  return
}

func.func private @endless() {
  %f = constant @endless : () -> ()
  // ENDLESS: [[@LINE+1]]:3: error: budget: calls: nested deeper than
  call_indirect %f() : () -> ()
  return
}

func.func private @on_stack() -> memref<i32> {
  // STACK: [[@LINE+9]]:8: error: dead-stack-use: reads
  // STACK: [[@LINE+1]]:8: note: allocated here
  %m = memref.alloca() : memref<i32>
  return %m : memref<i32>
}

func.func private @dead_stack() -> i32 {
  %f = constant @on_stack : () -> memref<i32>
  %m = call_indirect %f() : () -> memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

// LEAKS: returned, 1 leaked
func.func private @leaks() {
  %f = constant @leak : () -> ()
  call_indirect %f() : () -> ()
  return
}

func.func private @leak() {
  // LEAKS: [[@LINE+2]]:8: error: leak: 8 bytes are never freed
  // LEAKS: [[@LINE+2]]:3: note: last reference lost here
  %m = memref.alloc() : memref<2xf32>
  return
}

func.func private @external_freed() -> i8 {
  %one = arith.constant 1 : i32
  %f = constant @ext : (i32, memref<1xi32>) -> i8
  %m = memref.alloc() : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  // EXTERNAL: [[@LINE+1]]:8: error: use-after-free
  %r = call_indirect %f(%one, %m) : (i32, memref<1xi32>) -> i8
  return %r : i8
}
