// memref.alloca_scope.return: values leave the scope, its stack buffers end.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry stack 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not freehold-run %s --entry nested_stack 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: not freehold-run %s --entry through_memory 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not freehold-run %s --entry lost 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// In order, of several types; a value from outside; one value twice.
// CHECK-LABEL: @values()
// CHECK-NEXT: result 0 = 9 : i64
// CHECK-NEXT: result 1 = 0.5 : f32
// CHECK-NEXT: result 2 = 9 : i64
// CHECK-NEXT: returned{{$}}
func.func @values() -> (i64, f32, i64) {
  %half = arith.constant 0.5 : f32
  %r:3 = memref.alloca_scope -> (i64, f32, i64) {
    %nine = arith.constant 9 : i64
    memref.alloca_scope.return %nine, %half, %nine : i64, f32, i64
  }
  return %r#0, %r#1, %r#2 : i64, f32, i64
}

// What control flow in the scope ends with: 10 for the first iteration, 20 for others. The buffer
// is a new one each time.
// CHECK-LABEL: @branches()
// CHECK-NEXT: print 10 : i32
// CHECK-NEXT: print 20 : i32
// CHECK-NEXT: print 20 : i32
// CHECK-NEXT: returned{{$}}
func.func @branches() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %ten = arith.constant 10 : i32
  %twenty = arith.constant 20 : i32
  scf.for %i = %c0 to %c3 step %c1 {
    %first = arith.cmpi eq, %i, %c0 : index
    %r = memref.alloca_scope -> i32 {
      %m = memref.alloca() : memref<i32>
      scf.execute_region {
        cf.cond_br %first, ^a, ^b
      ^a:
        memref.store %ten, %m[] : memref<i32>
        scf.yield
      ^b:
        memref.store %twenty, %m[] : memref<i32>
        scf.yield
      }
      %x = memref.load %m[] : memref<i32>
      memref.alloca_scope.return %x : i32
    }
    vector.print %r : i32
  }
  return
}

// The buffers of the scope around live on, and may leave the inner one.
// CHECK-LABEL: @outer_buffer()
// CHECK-NEXT: result 0 = 3 : i32
// CHECK-NEXT: returned{{$}}
func.func @outer_buffer() -> i32 {
  %three = arith.constant 3 : i32
  %r = memref.alloca_scope -> i32 {
    %m = memref.alloca() : memref<i32>
    %n = memref.alloca_scope -> memref<i32> {
      %own = memref.alloca() : memref<i32>
      memref.store %three, %own[] : memref<i32>
      memref.copy %own, %m : memref<i32> to memref<i32>
      memref.alloca_scope.return %m : memref<i32>
    }
    %x = memref.load %n[] : memref<i32>
    memref.alloca_scope.return %x : i32
  }
  return %r : i32
}

// A heap buffer leaves, and is freed outside.
// CHECK-LABEL: @heap_buffer()
// CHECK-NEXT: result 0 = 4 : i8
// CHECK-NEXT: returned{{$}}
func.func @heap_buffer() -> i8 {
  %four = arith.constant 4 : i8
  %m = memref.alloca_scope -> memref<i8> {
    %h = memref.alloc() : memref<i8>
    memref.store %four, %h[] : memref<i8>
    memref.alloca_scope.return %h : memref<i8>
  }
  %x = memref.load %m[] : memref<i8>
  memref.dealloc %m : memref<i8>
  return %x : i8
}

// A view of the scope's buffer ends with it.
func.func private @stack(%v: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca_scope -> memref<?xi32> {
    %a = memref.alloca() : memref<2xi32>
    %c = memref.cast %a : memref<2xi32> to memref<?xi32>
    // STACK: [[@LINE+4]]:3: error: dead-stack-use: writes
    // STACK: [[@LINE+1]]:5: note: its scope ended here
    memref.alloca_scope.return %c : memref<?xi32>
  }
  memref.store %v, %m[%c0] : memref<?xi32>
  return
}

// The inner scope's end is what counts, not the outer one's.
func.func private @nested_stack(%v: i32) {
  memref.alloca_scope {
    %m = memref.alloca_scope -> memref<i32> {
      %a = memref.alloca() : memref<i32>
      // NESTED: [[@LINE+4]]:5: error: dead-stack-use: writes
      // NESTED: [[@LINE+1]]:7: note: its scope ended here
      memref.alloca_scope.return %a : memref<i32>
    }
    memref.store %v, %m[] : memref<i32>
    memref.alloca_scope.return
  }
  return
}

func.func private @through_memory(%v: i32) {
  %place = memref.alloca() : memref<memref<i32>>
  memref.alloca_scope {
    %a = memref.alloca() : memref<i32>
    memref.store %a, %place[] : memref<memref<i32>>
    // MEMORY: [[@LINE+5]]:3: error: dead-stack-use: writes
    // MEMORY: [[@LINE+1]]:5: note: its scope ended here
    memref.alloca_scope.return
  }
  %m = memref.load %place[] : memref<memref<i32>>
  memref.store %v, %m[] : memref<i32>
  return
}

// Of two heap buffers one leaves; the name of the other one ends here.
// LOST: returned, 1 leaked
func.func private @lost() {
  %m = memref.alloca_scope -> memref<i16> {
    %a = memref.alloc() : memref<i16>
    // LOST: [[@LINE+1]]:10: error: leak: 3 bytes are never freed
    %b = memref.alloc() : memref<3xi8>
    // LOST: [[@LINE+1]]:5: note: last reference lost here
    memref.alloca_scope.return %a : memref<i16>
  }
  memref.dealloc %m : memref<i16>
  return
}

func.func private @poison() {
  %r:2 = memref.alloca_scope -> (i1, i1) {
    %false = arith.constant false
    %p = ub.poison : i1
    memref.alloca_scope.return %false, %p : i1, i1
  }
  // POISON: print false
  vector.print %r#0 : i1
  // POISON: [[@LINE+1]]:3: error: undefined: {{.*}}poison
  vector.print %r#1 : i1
  return
}
