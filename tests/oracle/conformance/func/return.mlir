// func.return: the end of a frame, of its stack buffers, and of a run.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-run %s --entry same_twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: freehold-run %s --entry views_of_one 2>&1 | FileCheck %s --check-prefix=VIEWS
// RUN: freehold-run %s --entry argument 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: freehold-run %s --entry global 2>&1 | FileCheck %s --check-prefix=GLOBAL
// RUN: freehold-run %s --entry stack 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry unreturned 2>&1 | FileCheck %s --check-prefix=UNRETURNED
// RUN: freehold-run %s --entry unreturned --ignore-leaks 2>&1 | FileCheck %s --check-prefix=IGNORED
// RUN: not freehold-run %s --entry seen_by_caller 2>&1 | FileCheck %s --check-prefix=CALLER
// RUN: not freehold-run %s --entry behind_a_buffer 2>&1 | FileCheck %s --check-prefix=BEHIND
// RUN: not freehold-run %s --entry nested_stack 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: freehold-run %s --entry poison_cell 2>&1 | FileCheck %s --check-prefix=CELL
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE

// Results of each kind, in order; returned buffers are no leaks.
// CHECK-LABEL: @several()
// CHECK-NEXT: result 0 = true : i1
// CHECK-NEXT: result 1 = -1 : i8
// CHECK-NEXT: result 2 = [3, _] : memref<2xindex>
// CHECK-NEXT: result 3 = 0.25 : f64
// CHECK-NEXT: result 4 = -1 : memref<i32>
// CHECK-NEXT: result 5 = [](0x2) : memref<?x2xi32>
// CHECK-NEXT: returned{{$}}
func.func @several() -> (i1, i8, memref<2xindex>, f64, memref<i32>, memref<?x2xi32>) {
  %true = arith.constant true
  %byte = arith.constant 255 : i8
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %quarter = arith.constant 0.25 : f64
  %m1 = arith.constant -1 : i32
  %a = memref.alloc() : memref<2xindex>
  memref.store %c3, %a[%c0] : memref<2xindex>
  %b = memref.alloc() : memref<i32>
  memref.store %m1, %b[] : memref<i32>
  %c = memref.alloc(%c0) : memref<?x2xi32>
  return %true, %byte, %a, %quarter, %b, %c
      : i1, i8, memref<2xindex>, f64, memref<i32>, memref<?x2xi32>
}

// Which return is reached decides; values are returned all at once, also in the caller's order.
// CHECK-LABEL: @early()
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: result 1 = 1 : i32
// CHECK-NEXT: result 2 = 1 : i32
// CHECK-NEXT: result 3 = 2 : i32
// CHECK-NEXT: returned{{$}}
func.func @early() -> (i32, i32, i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %a:2 = call @swap_if(%true, %one, %two) : (i1, i32, i32) -> (i32, i32)
  %b:2 = call @swap_if(%false, %one, %two) : (i1, i32, i32) -> (i32, i32)
  return %a#0, %a#1, %b#0, %b#1 : i32, i32, i32, i32
}

func.func private @swap_if(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  cf.cond_br %c, ^swapped, ^straight
^swapped:
  return %b, %a : i32, i32
^straight:
  return %a, %b : i32, i32
}

// The buffers that a private function returns are the caller's: to free, or to return.
// CHECK-LABEL: @owned_by_caller()
// CHECK-NEXT: result 0 = 6 : memref<i32>
// CHECK-NEXT: returned{{$}}
func.func @owned_by_caller() -> memref<i32> {
  %r:2 = call @pair() : () -> (memref<i32>, memref<i32>)
  memref.dealloc %r#0 : memref<i32>
  return %r#1 : memref<i32>
}

func.func private @pair() -> (memref<i32>, memref<i32>) {
  %five = arith.constant 5 : i32
  %six = arith.constant 6 : i32
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %five, %a[] : memref<i32>
  memref.store %six, %b[] : memref<i32>
  return %a, %b : memref<i32>, memref<i32>
}

// The contents of arguments are what the return leaves.
// CHECK-LABEL: @writes_argument(
// CHECK-NEXT: argument 0 = [7, 7]{{$}}
// CHECK-NEXT: returned{{$}}
func.func @writes_argument(%m: memref<2xi32>) {
  %seven = arith.constant 7 : i32
  linalg.fill ins(%seven : i32) outs(%m : memref<2xi32>)
  return
}

// A return that violates the boundary ABI is reported, but is not an error of the program.
// TWICE: result 0 = 1 : memref<i32>
// TWICE-NEXT: result 1 = 1 : memref<i32>
// TWICE-NEXT: returned{{$}}
func.func private @same_twice() -> (memref<i32>, memref<i32>) {
  %one = arith.constant 1 : i32
  // TWICE: [[@LINE+4]]:3: warning: abi: returns as result 1 a buffer that another result has too
  // TWICE: [[@LINE+1]]:8: note: allocated here
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  return %m, %m : memref<i32>, memref<i32>
}

// VIEWS: result 0 = [8] : memref<1xi32>
// VIEWS-NEXT: result 1 = [9] : memref<1xi32, strided<[1], offset: 1>>
// VIEWS-NEXT: returned{{$}}
// VIEWS: warning: abi: returns as result 1 a buffer that another result has too
func.func private @views_of_one() -> (memref<1xi32>, memref<1xi32, strided<[1], offset: 1>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %eight = arith.constant 8 : i32
  %nine = arith.constant 9 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %eight, %m[%c0] : memref<2xi32>
  memref.store %nine, %m[%c1] : memref<2xi32>
  %a = memref.subview %m[0][1][1] : memref<2xi32> to memref<1xi32>
  %b = memref.subview %m[1][1][1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
  return %a, %b : memref<1xi32>, memref<1xi32, strided<[1], offset: 1>>
}

func.func private @argument(%m: memref<i32>) -> memref<i32> {
  %two = arith.constant 2 : i32
  memref.store %two, %m[] : memref<i32>
  // ARGUMENT: result 0 = 2 : memref<i32>
  // ARGUMENT-NEXT: argument 0 = 2{{$}}
  // ARGUMENT-NEXT: returned{{$}}
  // ARGUMENT: [[@LINE+1]]:3: warning: abi: returns as result 0 a buffer of an argument
  return %m : memref<i32>
}

memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]>

func.func private @global() -> memref<2xi32> {
  %m = memref.get_global @g : memref<2xi32>
  // GLOBAL: result 0 = [1, 2] : memref<2xi32>
  // GLOBAL-NEXT: returned{{$}}
  // GLOBAL: [[@LINE+1]]:3: warning: abi: returns as result 0 a global
  return %m : memref<2xi32>
}

func.func private @stack() -> memref<i32> {
  %m = memref.alloca() : memref<i32>
  // STACK: result 0 = dead
  // STACK-NEXT: returned{{$}}
  // STACK: [[@LINE+1]]:3: warning: abi: returns as result 0 a stack buffer
  return %m : memref<i32>
}

func.func private @freed() -> memref<i32> {
  %m = memref.alloc() : memref<i32>
  memref.dealloc %m : memref<i32>
  // FREED: result 0 = dead
  // FREED-NEXT: returned{{$}}
  // FREED: [[@LINE+1]]:3: warning: abi: returns as result 0 a freed buffer
  return %m : memref<i32>
}

// Of two buffers one is returned. Still named at the return, the other one is not lost.
// UNRETURNED: result 0 = 1 : memref<i32>
// UNRETURNED-NEXT: returned, 1 leaked
// IGNORED: result 0 = 1 : memref<i32>
// IGNORED-NEXT: returned{{$}}
// IGNORED-NOT: leak
func.func private @unreturned() -> memref<i32> {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  // UNRETURNED: [[@LINE+2]]:8: error: leak: 3 bytes are never freed
  // UNRETURNED-NOT: lost
  %n = memref.alloc() : memref<3xi8>
  memref.store %one, %m[] : memref<i32>
  return %m : memref<i32>
}

// The caller frees the second of two results. In each iteration the first one is lost.
// CALLER: returned, 2 leaked
func.func private @seen_by_caller() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %r:2 = func.call @pair() : () -> (memref<i32>, memref<i32>)
    // CALLER: error: leak: 4 bytes are never freed (allocated here, allocation 1)
    // CALLER: [[@LINE+4]]:5: note: last reference lost here
    // CALLER: error: leak: 4 bytes are never freed (allocated here, allocation 3)
    // CALLER: [[@LINE+2]]:5: note: last reference lost here
    memref.dealloc %r#1 : memref<i32>
    scf.yield
  }
  return
}

// A callee's buffer that only a returned buffer refers to is not lost at the return; it leaks if nobody frees it.
// BEHIND: result 0 = 4 : i32
// BEHIND-NEXT: returned, 1 leaked
func.func private @behind_a_buffer() -> i32 {
  %m = call @holder() : () -> memref<memref<i32>>
  %held = memref.load %m[] : memref<memref<i32>>
  %x = memref.load %held[] : memref<i32>
  memref.dealloc %m : memref<memref<i32>>
  return %x : i32
}

func.func private @holder() -> memref<memref<i32>> {
  %four = arith.constant 4 : i32
  %m = memref.alloc() : memref<memref<i32>>
  // BEHIND: [[@LINE+2]]:11: error: leak: 4 bytes are never freed
  // BEHIND-NOT: lost
  %held = memref.alloc() : memref<i32>
  memref.store %four, %held[] : memref<i32>
  memref.store %held, %m[] : memref<memref<i32>>
  return %m : memref<memref<i32>>
}

// A return ends the stack buffers of its frame only, each once: the caller's is used after it.
func.func private @nested_stack() -> i32 {
  %one = arith.constant 1 : i32
  %place = memref.alloca() : memref<memref<i32>>
  %own = memref.alloca() : memref<i32>
  memref.store %own, %place[] : memref<memref<i32>>
  call @put_stack(%place, %own) : (memref<memref<i32>>, memref<i32>) -> ()
  %x = memref.load %own[] : memref<i32>
  // NESTED: print 3 : i32
  vector.print %x : i32
  %gone = memref.load %place[] : memref<memref<i32>>
  // NESTED: [[@LINE+1]]:3: error: dead-stack-use: writes
  memref.store %one, %gone[] : memref<i32>
  return %x : i32
}

func.func private @put_stack(%place: memref<memref<i32>>, %other: memref<i32>) {
  %three = arith.constant 3 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %three, %other[] : memref<i32>
  memref.store %m, %place[] : memref<memref<i32>>
  // NESTED: [[@LINE+1]]:3: note: its scope ended here
  return
}

func.func private @poison() -> (i32, i32) {
  %one = arith.constant 1 : i32
  %p = ub.poison : i32
  // POISON: [[@LINE+1]]:3: error: undefined: {{.*}}poison
  return %one, %p : i32, i32
}

// A cell that holds poison is as good as unwritten.
func.func private @poison_cell() -> memref<i32> {
  %p = ub.poison : i32
  %m = memref.alloc() : memref<i32>
  memref.store %p, %m[] : memref<i32>
  // CELL: result 0 = _ : memref<i32>
  // CELL-NEXT: returned{{$}}
  return %m : memref<i32>
}

// The caller would read it all, and it is more than there is.
func.func private @outside() -> memref<4xi32> {
  %m = memref.alloc() : memref<2xi32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1]
      : memref<2xi32> to memref<4xi32>
  // OUTSIDE: [[@LINE+1]]:3: error: out-of-bounds
  return %r : memref<4xi32>
}
