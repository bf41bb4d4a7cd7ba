// memref.get_global: a name for the one buffer of a global.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry write_constant 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not freehold-run %s --entry copy_to_constant 2>&1 | FileCheck %s --check-prefix=COPY
// RUN: not freehold-run %s --entry write_in_callee 2>&1 | FileCheck %s --check-prefix=CALLEE
// RUN: not freehold-run %s --entry uninitialised 2>&1 | FileCheck %s --check-prefix=UNINIT
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry reallocated 2>&1 | FileCheck %s --check-prefix=REALLOC
// RUN: freehold-run %s --entry returned 2>&1 | FileCheck %s --check-prefix=RETURNED

memref.global @aligned : memref<1xi8> = dense<0> {alignment = 128}
memref.global "private" constant @constant : memref<2x2xi8> = dense<[[1, -2], [3, -4]]>
memref.global @flag : memref<i1> = dense<true>
memref.global @mutable : memref<2xi32> = dense<[1, 2]>
memref.global @raw : memref<2xi32> = uninitialized

// Every entry starts with the globals as they are declared, whatever the one before did.
// CHECK-LABEL: @first()
// CHECK-NEXT: global @aligned = [0]
// CHECK-NEXT: global @flag = true
// CHECK-NEXT: global @mutable = [7, 2]
// CHECK-NEXT: global @raw = [_, 7]
// CHECK-NEXT: returned{{$}}
// CHECK-LABEL: @second()
// CHECK-NEXT: result 0 = 1 : i32
// CHECK-NEXT: global @aligned = [0]
// CHECK-NEXT: global @flag = true
// CHECK-NEXT: global @mutable = [1, 2]
// CHECK-NEXT: global @raw = [_, _]
// CHECK-NEXT: returned{{$}}
func.func @first() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %m = memref.get_global @mutable : memref<2xi32>
  %r = memref.get_global @raw : memref<2xi32>
  memref.store %seven, %m[%c0] : memref<2xi32>
  memref.store %seven, %r[%c1] : memref<2xi32>
  return
}
func.func @second() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @mutable : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}

// All get_globals of one global are one buffer, in a callee and in each iteration too: 1 + 3
// counted up in the loop, 10 times that in the callee. Different globals are different buffers.
// CHECK-LABEL: @one_buffer()
// CHECK-NEXT: result 0 = 40 : i32
// CHECK-NEXT: result 1 = true : i1
// CHECK-NEXT: result 2 = false : i1
// CHECK: global @mutable = [40, 2]
func.func @one_buffer() -> (i32, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %before = memref.get_global @mutable : memref<2xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    %m = memref.get_global @mutable : memref<2xi32>
    %x = memref.load %m[%c0] : memref<2xi32>
    %y = arith.addi %x, %one : i32
    memref.store %y, %m[%c0] : memref<2xi32>
  }
  call @ten_times() : () -> ()
  %after = memref.get_global @mutable : memref<2xi32>
  %other = memref.get_global @raw : memref<2xi32>
  %r = memref.load %before[%c0] : memref<2xi32>
  %p = memref.extract_aligned_pointer_as_index %before : memref<2xi32> -> index
  %q = memref.extract_aligned_pointer_as_index %after : memref<2xi32> -> index
  %s = memref.extract_aligned_pointer_as_index %other : memref<2xi32> -> index
  %same = arith.cmpi eq, %p, %q : index
  %mixed = arith.cmpi eq, %p, %s : index
  return %r, %same, %mixed : i32, i1, i1
}

func.func private @ten_times() {
  %c0 = arith.constant 0 : index
  %ten = arith.constant 10 : i32
  %m = memref.get_global @mutable : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  %y = arith.muli %x, %ten : i32
  memref.store %y, %m[%c0] : memref<2xi32>
  return
}

// Rank, row-major strides, alignment; a constant may be read and copied from.
// CHECK-LABEL: @shapes()
// CHECK-NEXT: result 0 = -2 : i8
// CHECK-NEXT: result 1 = 3 : i8
// CHECK-NEXT: result 2 = {{\[}}[1, -2], [3, -4]] : memref<2x2xi8>
// CHECK-NEXT: result 3 = true : i1
// CHECK-NEXT: result 4 = 0 : index
// CHECK: global @mutable = [1, 2]
func.func @shapes() -> (i8, i8, memref<2x2xi8>, i1, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %m = memref.get_global @constant : memref<2x2xi8>
  %x = memref.load %m[%c0, %c1] : memref<2x2xi8>
  %y = memref.load %m[%c1, %c0] : memref<2x2xi8>
  %n = memref.alloc() : memref<2x2xi8>
  memref.copy %m, %n : memref<2x2xi8> to memref<2x2xi8>
  %f = memref.get_global @flag : memref<i1>
  %b = memref.load %f[] : memref<i1>
  %a = memref.get_global @aligned : memref<1xi8>
  %p = memref.extract_aligned_pointer_as_index %a : memref<1xi8> -> index
  %rest = arith.remui %p, %c128 : index
  return %x, %y, %n, %b, %rest : i8, i8, memref<2x2xi8>, i1, index
}

// Carried, with a cast, next to heap buffers: which one was the global is known at the end.
// CHECK-LABEL: @mixed_with_heap()
// CHECK-NEXT: result 0 = 9 : i32
// CHECK: global @mutable = [9, 2]
func.func @mixed_with_heap() -> i32 {
  %c0 = arith.constant 0 : index
  %false = arith.constant false
  %nine = arith.constant 9 : i32
  %g = memref.get_global @mutable : memref<2xi32>
  %d = memref.cast %g : memref<2xi32> to memref<?xi32>
  %h = memref.alloc() : memref<2xi32>
  %e = memref.cast %h : memref<2xi32> to memref<?xi32>
  %m = arith.select %false, %e, %d : memref<?xi32>
  memref.store %nine, %m[%c0] : memref<?xi32>
  %x = memref.load %g[%c0] : memref<2xi32>
  memref.dealloc %h : memref<2xi32>
  return %x : i32
}

// CONSTANT: [[@LINE+6]]:3: error: undefined: writes a constant global
// CONSTANT: [[@LINE+1]]:1: note: the buffer is a global
memref.global "private" constant @fixed : memref<2xi8> = dense<6>
func.func private @write_constant(%v: i8) {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @fixed : memref<2xi8>
  memref.store %v, %m[%c0] : memref<2xi8>
  return
}

func.func private @copy_to_constant() {
  %m = memref.get_global @constant : memref<2x2xi8>
  %n = memref.alloc() : memref<2x2xi8>
  // COPY: [[@LINE+1]]:3: error: undefined: writes a constant global
  memref.copy %n, %m : memref<2x2xi8> to memref<2x2xi8>
  return
}

func.func private @store_first(%m: memref<*xi8>, %v: i8) {
  %c0 = arith.constant 0 : index
  %n = memref.cast %m : memref<*xi8> to memref<?x?xi8>
  // CALLEE: [[@LINE+1]]:3: error: undefined: writes a constant global
  memref.store %v, %n[%c0, %c0] : memref<?x?xi8>
  return
}

func.func private @write_in_callee(%v: i8) {
  %m = memref.get_global @constant : memref<2x2xi8>
  %u = memref.cast %m : memref<2x2xi8> to memref<*xi8>
  // CALLEE: [[@LINE+1]]:3: note: called from here
  call @store_first(%u, %v) : (memref<*xi8>, i8) -> ()
  return
}

// Written cells may be read, their neighbours not.
// UNINIT: print 7 : i32
func.func private @uninitialised() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %m = memref.get_global @raw : memref<2xi32>
  memref.store %seven, %m[%c1] : memref<2xi32>
  %x = memref.load %m[%c1] : memref<2xi32>
  vector.print %x : i32
  %y = memref.load %m[%c0] : memref<2xi32>
  // UNINIT: [[@LINE+1]]:3: error: uninitialised-read
  vector.print %y : i32
  return
}

func.func private @outside() {
  %c2 = arith.constant 2 : index
  %m = memref.get_global @mutable : memref<2xi32>
  // OUTSIDE: [[@LINE+1]]:8: error: out-of-bounds: index 2 of dimension 0 of size 2
  %x = memref.load %m[%c2] : memref<2xi32>
  return
}

func.func private @freed() {
  %m = memref.get_global @mutable : memref<2xi32>
  // FREED: [[@LINE+1]]:3: error: bad-free: frees a global
  memref.dealloc %m : memref<2xi32>
  return
}

func.func private @reallocated() {
  %m = memref.get_global @mutable : memref<2xi32>
  // REALLOC: [[@LINE+1]]:8: error: bad-free
  %n = memref.realloc %m : memref<2xi32> to memref<4xi32>
  return
}

func.func private @returned() -> memref<2xi32> {
  // RETURNED: result 0 = [1, 2] : memref<2xi32>
  // RETURNED: warning: abi: returns as result 0 a global
  %m = memref.get_global @mutable : memref<2xi32>
  return %m : memref<2xi32>
}
