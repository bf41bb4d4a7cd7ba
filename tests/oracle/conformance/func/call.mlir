// func.call: arguments in, results out, in a frame of its own.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry endless 2>&1 | FileCheck %s --check-prefix=ENDLESS
// RUN: not freehold-run %s --entry endless_pair --steps 1000 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: not freehold-run %s --entry dead_stack 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not freehold-run %s --entry freed_by_callee 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry frees_stack 2>&1 | FileCheck %s --check-prefix=BADFREE
// RUN: not freehold-run %s --entry leaks 2>&1 | FileCheck %s --check-prefix=LEAKS
// RUN: not freehold-run %s --entry dropped 2>&1 | FileCheck %s --check-prefix=DROPPED
// RUN: not freehold-run %s --entry wrong_rank 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not freehold-run %s --entry poison_used 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry poison_observed 2>&1 | FileCheck %s --check-prefix=OBSERVED
// RUN: not freehold-run %s --entry external_freed 2>&1 | FileCheck %s --check-prefix=EXTERNAL
// RUN: freehold-run %s --entry external 2>&1 | FileCheck %s --check-prefix=STUB

// 5! = 120; fib(10) = 55 by two calls in one frame: the second must not overwrite the first's result.
// CHECK-LABEL: @recursion()
// CHECK-NEXT: result 0 = 120 : i64
// CHECK-NEXT: result 1 = 55 : i64
// CHECK-NEXT: returned{{$}}
func.func @recursion() -> (i64, i64) {
  %five = arith.constant 5 : i64
  %ten = arith.constant 10 : i64
  %f = call @factorial(%five) : (i64) -> i64
  %g = call @fib(%ten) : (i64) -> i64
  return %f, %g : i64, i64
}

func.func private @factorial(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %last = arith.cmpi sle, %n, %one : i64
  %r = scf.if %last -> i64 {
    scf.yield %one : i64
  } else {
    %m = arith.subi %n, %one : i64
    %f = func.call @factorial(%m) : (i64) -> i64
    %p = arith.muli %n, %f : i64
    scf.yield %p : i64
  }
  return %r : i64
}

func.func private @fib(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %two : i64
  cf.cond_br %small, ^done, ^more
^done:
  return %n : i64
^more:
  %a = arith.subi %n, %one : i64
  %b = arith.subi %n, %two : i64
  %x = call @fib(%a) : (i64) -> i64
  %y = call @fib(%b) : (i64) -> i64
  %s = arith.addi %x, %y : i64
  return %s : i64
}

// Mutual recursion; 7 is odd.
// CHECK-LABEL: @parity()
// CHECK-NEXT: result 0 = false : i1
// CHECK-NEXT: result 1 = true : i1
// CHECK-NEXT: returned{{$}}
func.func @parity() -> (i1, i1) {
  %seven = arith.constant 7 : i32
  %e = call @even(%seven) : (i32) -> i1
  %o = call @odd(%seven) : (i32) -> i1
  return %e, %o : i1, i1
}

func.func private @even(%n: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %end = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %end, ^yes, ^ask
^yes:
  return %true : i1
^ask:
  %m = arith.subi %n, %one : i32
  %r = call @odd(%m) : (i32) -> i1
  return %r : i1
}

func.func private @odd(%n: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %false = arith.constant false
  %end = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %end, ^no, ^ask
^no:
  return %false : i1
^ask:
  %m = arith.subi %n, %one : i32
  %r = call @even(%m) : (i32) -> i1
  return %r : i1
}

// Recursion whose arguments swap places in each call: 3 swaps of (1, 2) equal one.
// CHECK-LABEL: @swapped()
// CHECK-NEXT: result 0 = 2 : i8
// CHECK-NEXT: result 1 = 1 : i8
// CHECK-NEXT: returned{{$}}
func.func @swapped() -> (i8, i8) {
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %c3 = arith.constant 3 : index
  %r:2 = call @swap(%one, %two, %c3) : (i8, i8, index) -> (i8, i8)
  return %r#0, %r#1 : i8, i8
}

func.func private @swap(%a: i8, %b: i8, %fuel: index) -> (i8, i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %empty = arith.cmpi eq, %fuel, %c0 : index
  %r:2 = scf.if %empty -> (i8, i8) {
    scf.yield %a, %b : i8, i8
  } else {
    %less = arith.subi %fuel, %c1 : index
    %s:2 = func.call @swap(%b, %a, %less) : (i8, i8, index) -> (i8, i8)
    scf.yield %s#0, %s#1 : i8, i8
  }
  return %r#0, %r#1 : i8, i8
}

// A memref argument is a name: the callee writes the caller's buffer, here through a view and
// through one of unknown rank. The caller's sizes arrive: 3 elements, from element 1 on.
// CHECK-LABEL: @memrefs()
// CHECK-NEXT: print 3 : index
// CHECK-NEXT: result 0 = [_, 8, 9, _] : memref<4xi32>
// CHECK-NEXT: returned{{$}}
func.func @memrefs() -> memref<4xi32> {
  %eight = arith.constant 8 : i32
  %nine = arith.constant 9 : i32
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<4xi32>
  %s = memref.subview %m[%c1][%c3][1] : memref<4xi32> to memref<?xi32, strided<[1], offset: ?>>
  call @write_first(%s, %eight) : (memref<?xi32, strided<[1], offset: ?>>, i32) -> ()
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  call @write_third(%u, %nine) : (memref<*xi32>, i32) -> ()
  return %m : memref<4xi32>
}

func.func private @write_first(%m: memref<?xi32, strided<[1], offset: ?>>, %v: i32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi32, strided<[1], offset: ?>>
  vector.print %n : index
  memref.store %v, %m[%c0] : memref<?xi32, strided<[1], offset: ?>>
  return
}

func.func private @write_third(%u: memref<*xi32>, %v: i32) {
  %c2 = arith.constant 2 : index
  %m = memref.cast %u : memref<*xi32> to memref<?xi32>
  memref.store %v, %m[%c2] : memref<?xi32>
  return
}

// A memref of unknown rank as a result.
// CHECK-LABEL: @unranked_result()
// CHECK-NEXT: result 0 = 2 : index
// CHECK-NEXT: result 1 = {{\[}}[_, _, 4]] : memref<1x3xi32>
// CHECK-NEXT: returned{{$}}
func.func @unranked_result() -> (index, memref<1x3xi32>) {
  %u = call @make() : () -> memref<*xi32>
  %rank = memref.rank %u : memref<*xi32>
  %m = memref.cast %u : memref<*xi32> to memref<1x3xi32>
  return %rank, %m : index, memref<1x3xi32>
}

func.func private @make() -> memref<*xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %four = arith.constant 4 : i32
  %m = memref.alloc() : memref<1x3xi32>
  memref.store %four, %m[%c0, %c2] : memref<1x3xi32>
  %u = memref.cast %m : memref<1x3xi32> to memref<*xi32>
  return %u : memref<*xi32>
}

// The caller's stack buffer lives in the callee; the callee's own is a new one in each call,
// and may hold the callee's when it recurs: 1 + 2 + 3.
// CHECK-LABEL: @stacks()
// CHECK-NEXT: result 0 = 6 : index
// CHECK-NEXT: returned{{$}}
func.func @stacks() -> index {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %sum = memref.alloca() : memref<index>
  memref.store %c0, %sum[] : memref<index>
  call @add_down(%sum, %c3) : (memref<index>, index) -> ()
  %r = memref.load %sum[] : memref<index>
  return %r : index
}

func.func private @add_down(%sum: memref<index>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %own = memref.alloca() : memref<index>
  memref.store %n, %own[] : memref<index>
  %more = arith.cmpi sgt, %n, %c0 : index
  scf.if %more {
    %m = arith.subi %n, %c1 : index
    func.call @add_down(%sum, %m) : (memref<index>, index) -> ()
  }
  %x = memref.load %own[] : memref<index>
  %y = memref.load %sum[] : memref<index>
  %z = arith.addi %x, %y : index
  memref.store %z, %sum[] : memref<index>
  return
}

// A dangling memref and poison may be passed on, as long as nothing uses them.
// CHECK-LABEL: @passed_on()
// CHECK-NEXT: result 0 = 1 : i32
// CHECK-NEXT: returned{{$}}
func.func @passed_on() -> i32 {
  %one = arith.constant 1 : i32
  %p = ub.poison : i32
  %m = memref.alloc() : memref<i32>
  memref.dealloc %m : memref<i32>
  %r:3 = call @same(%m, %p, %one) : (memref<i32>, i32, i32) -> (memref<i32>, i32, i32)
  return %r#2 : i32
}

func.func private @same(%m: memref<i32>, %p: i32, %v: i32) -> (memref<i32>, i32, i32) {
  return %m, %p, %v : memref<i32>, i32, i32
}

// The second call does not see the poison of the first one's registers.
// CHECK-LABEL: @fresh_registers()
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: returned{{$}}
func.func @fresh_registers() -> i32 {
  %one = arith.constant 1 : i32
  %p = ub.poison : i32
  %a = call @twice(%p) : (i32) -> i32
  %b = call @twice(%one) : (i32) -> i32
  return %b : i32
}

func.func private @twice(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}

// ENDLESS: [[@LINE+2]]:3: error: budget: calls: nested deeper than
func.func private @endless() {
  call @endless() : () -> ()
  return
}

// STEPS: error: budget: steps: more than 1000 instructions
func.func private @endless_pair() {
  cf.br ^again
^again:
  call @nothing() : () -> ()
  cf.br ^again
}

func.func private @nothing() {
  return
}

func.func private @on_stack() -> memref<i32> {
  %v = arith.constant 3 : i32
  // STACK: [[@LINE+10]]:8: error: dead-stack-use: reads
  // STACK: [[@LINE+1]]:8: note: allocated here
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  // STACK: [[@LINE+1]]:3: note: its scope ended here
  return %m : memref<i32>
}

func.func private @dead_stack() -> i32 {
  %m = call @on_stack() : () -> memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

func.func private @release(%m: memref<i32>) {
  // FREED: [[@LINE+10]]:3: error: use-after-free: writes
  // FREED: [[@LINE+2]]:3: note: freed here
  // BADFREE: [[@LINE+1]]:3: error: bad-free: frees a stack buffer
  memref.dealloc %m : memref<i32>
  return
}

func.func private @freed_by_callee(%v: i32) {
  %m = memref.alloc() : memref<i32>
  call @release(%m) : (memref<i32>) -> ()
  memref.store %v, %m[] : memref<i32>
  return
}

func.func private @frees_stack() {
  // BADFREE: [[@LINE+1]]:8: note: allocated here
  %m = memref.alloca() : memref<i32>
  // BADFREE: [[@LINE+1]]:3: note: called from here
  call @release(%m) : (memref<i32>) -> ()
  return
}

// Each call leaves one, lost where the frame ends that knew it.
// LEAKS: returned, 2 leaked
func.func private @leaks() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    func.call @leak() : () -> ()
  }
  return
}

func.func private @leak() {
  // LEAKS: [[@LINE+4]]:8: error: leak: 4 bytes are never freed
  // LEAKS: [[@LINE+4]]:3: note: last reference lost here
  // LEAKS: [[@LINE+2]]:8: error: leak: 4 bytes are never freed
  // LEAKS: [[@LINE+2]]:3: note: last reference lost here
  %m = memref.alloc() : memref<f32>
  return
}

// A result that is named and not freed is unfreed, not lost; one that a loop drops is lost at
// the end of the iteration, in the caller.
// DROPPED: returned, 2 leaked
func.func private @dropped() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = call @make() : () -> memref<*xi32>
  scf.for %i = %c0 to %c1 step %c1 {
    %n = func.call @make_byte() : () -> memref<i8>
    // DROPPED: error: leak: 12 bytes are never freed
    // DROPPED: error: leak: 1 bytes are never freed
    // DROPPED: [[@LINE+1]]:5: note: last reference lost here
    scf.yield
  }
  return
}

func.func private @make_byte() -> memref<i8> {
  %m = memref.alloc() : memref<i8>
  return %m : memref<i8>
}

func.func private @wrong_rank() {
  %c0 = arith.constant 0 : index
  %u = call @make() : () -> memref<*xi32>
  %m = memref.cast %u : memref<*xi32> to memref<?xi32>
  // RANK: [[@LINE+1]]:8: error: undefined: {{.*}}poison
  %x = memref.load %m[%c0] : memref<?xi32>
  return
}

func.func private @choose(%c: i1) {
  // POISON: [[@LINE+1]]:3: error: undefined: a branch condition is poison
  cf.cond_br %c, ^a, ^a
^a:
  return
}

func.func private @poison_used() {
  %p = ub.poison : i1
  // POISON: [[@LINE+1]]:3: note: called from here
  call @choose(%p) : (i1) -> ()
  return
}

func.func private @poison_observed() -> i32 {
  %p = ub.poison : i32
  %r = call @twice(%p) : (i32) -> i32
  // OBSERVED: [[@LINE+1]]:3: error: undefined: {{.*}}poison
  return %r : i32
}

// External functions are observed with what they get, write what they got and return buffers
// that the caller owns. Constants are not written.
func.func private @ext(i32, i1, f32, memref<2xi32>, memref<2xi8>) -> (i16, memref<2xi64>)
memref.global "private" constant @constant : memref<2xi8> = dense<[5, -6]>

// STUB-LABEL: @external()
// STUB-NEXT: call @ext(-3 : i32, true{{.*}}, 0.5 : f32, [_, 4] : memref<2xi32>, [5, -6] : memref<2xi8>)
// STUB-NEXT: print {{-?[0-9]+}} : i32
// STUB-NEXT: call @ext({{.*}}, [5, -6] : memref<2xi8>)
// STUB-NEXT: result 0 = {{-?[0-9]+}} : i16
// STUB-NEXT: result 1 = [{{-?[0-9]+}}, {{-?[0-9]+}}] : memref<2xi64>
// STUB-NEXT: returned{{$}}
// STUB-NOT: {{error|warning}}
func.func private @external() -> (i16, memref<2xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %three = arith.constant -3 : i32
  %four = arith.constant 4 : i32
  %half = arith.constant 0.5 : f32
  %true = arith.constant true
  %m = memref.alloc() : memref<2xi32>
  memref.store %four, %m[%c1] : memref<2xi32>
  %c = memref.get_global @constant : memref<2xi8>
  %r:2 = call @ext(%three, %true, %half, %m, %c)
      : (i32, i1, f32, memref<2xi32>, memref<2xi8>) -> (i16, memref<2xi64>)
  %x = memref.load %m[%c0] : memref<2xi32>
  vector.print %x : i32
  %s:2 = call @ext(%three, %true, %half, %m, %c)
      : (i32, i1, f32, memref<2xi32>, memref<2xi8>) -> (i16, memref<2xi64>)
  memref.dealloc %m : memref<2xi32>
  memref.dealloc %r#1 : memref<2xi64>
  return %s#0, %s#1 : i16, memref<2xi64>
}

func.func private @take(memref<i32>)

func.func private @external_freed() {
  %m = memref.alloc() : memref<i32>
  memref.dealloc %m : memref<i32>
  // EXTERNAL: [[@LINE+1]]:3: error: use-after-free
  call @take(%m) : (memref<i32>) -> ()
  return
}
