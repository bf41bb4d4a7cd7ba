// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-run %s --address-policy=reuse | FileCheck %s
// RUN: not freehold-run %s --entry old_used --args "memref(3), 0" 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not freehold-run %s --entry extended 2>&1 | FileCheck %s --check-prefix=EXTENDED
// RUN: not freehold-run %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not freehold-run %s --entry of_stack 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not freehold-run %s --entry of_view 2>&1 | FileCheck %s --check-prefix=VIEW
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not freehold-run %s --entry leak 2>&1 | FileCheck %s --check-prefix=LEAK

func.func private @make() -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %a = arith.constant 11 : i32
  %b = arith.constant 33 : i32
  %m = memref.alloc() : memref<3xi32>
  memref.store %a, %m[%c0] : memref<3xi32>
  memref.store %b, %m[%c2] : memref<3xi32>
  return %m : memref<3xi32>
}

// Uninitialised cells stay so, and so do those beyond the old size.
// CHECK-LABEL: @grow()
// CHECK-NEXT: result 0 = [11, _, 33, _, _] : memref<5xi32>
// CHECK-NEXT: returned{{$}}
func.func @grow() -> memref<5xi32> {
  %m = call @make() : () -> memref<3xi32>
  %r = memref.realloc %m : memref<3xi32> to memref<5xi32>
  return %r : memref<5xi32>
}

// CHECK-LABEL: @shrink()
// CHECK-NEXT: result 0 = [11, _] : memref<?xi32>
// CHECK-NEXT: result 1 = 2 : index
// CHECK-NEXT: returned{{$}}
func.func @shrink() -> (memref<?xi32>, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = call @make() : () -> memref<3xi32>
  %r = memref.realloc %m(%c2) : memref<3xi32> to memref<?xi32>
  %d = memref.dim %r, %c0 : memref<?xi32>
  return %r, %d : memref<?xi32>, index
}

// CHECK-LABEL: @to_nothing_and_back()
// CHECK-NEXT: result 0 = [_] : memref<1xi32>
// CHECK-NEXT: returned{{$}}
func.func @to_nothing_and_back() -> memref<1xi32> {
  %m = call @make() : () -> memref<3xi32>
  %z = memref.realloc %m : memref<3xi32> to memref<0xi32>
  %r = memref.realloc %z : memref<0xi32> to memref<1xi32>
  return %r : memref<1xi32>
}

// CHECK-LABEL: @aligned()
// CHECK-NEXT: result 0 = 0 : index
// CHECK-NEXT: returned{{$}}
func.func @aligned() -> index {
  %c256 = arith.constant 256 : index
  %m = call @make() : () -> memref<3xi32>
  %r = memref.realloc %m {alignment = 256} : memref<3xi32> to memref<5xi32>
  %p = memref.extract_aligned_pointer_as_index %r : memref<5xi32> -> index
  %rest = arith.remui %p, %c256 : index
  memref.dealloc %r : memref<5xi32>
  return %rest : index
}

// OLD: [[@LINE+6]]:8: error: use-after-free
// OLD: note: allocated here
// OLD: [[@LINE+3]]:8: note: freed here
func.func private @old_used(%m: memref<3xi32>, %i: index) -> i32 {
  %old = call @make() : () -> memref<3xi32>
  %r = memref.realloc %old : memref<3xi32> to memref<2xi32>
  %x = memref.load %old[%i] : memref<3xi32>
  return %x : i32
}

// EXTENDED: [[@LINE+6]]:3: error: uninitialised-read
func.func private @extended() -> i32 {
  %c3 = arith.constant 3 : index
  %m = call @make() : () -> memref<3xi32>
  %r = memref.realloc %m : memref<3xi32> to memref<4xi32>
  %x = memref.load %r[%c3] : memref<4xi32>
  return %x : i32
}

// TWICE: [[@LINE+4]]:8: error: double-free
func.func private @twice() {
  %m = call @make() : () -> memref<3xi32>
  %a = memref.realloc %m : memref<3xi32> to memref<4xi32>
  %b = memref.realloc %m : memref<3xi32> to memref<4xi32>
  return
}

// STACK: [[@LINE+3]]:8: error: bad-free
func.func private @of_stack() {
  %m = memref.alloca() : memref<3xi32>
  %r = memref.realloc %m : memref<3xi32> to memref<4xi32>
  return
}

// VIEW: [[@LINE+5]]:8: error: bad-free
func.func private @of_view() {
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<16xi8>
  %v = memref.view %m[%c4][] : memref<16xi8> to memref<3xi32>
  %r = memref.realloc %v : memref<3xi32> to memref<4xi32>
  return
}

// NEGATIVE: [[@LINE+4]]:8: error: undefined
func.func private @negative() {
  %n = arith.constant -1 : index
  %m = call @make() : () -> memref<3xi32>
  %r = memref.realloc %m(%n) : memref<3xi32> to memref<?xi32>
  return
}

// The source is freed, so what leaks is the result alone.
// LEAK: returned, 1 leaked
// LEAK: [[@LINE+3]]:8: error: leak: 20 bytes
func.func private @leak() {
  %m = call @make() : () -> memref<3xi32>
  %r = memref.realloc %m : memref<3xi32> to memref<5xi32>
  return
}
