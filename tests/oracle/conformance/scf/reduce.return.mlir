// scf.reduce.return: what has been reduced after an iteration.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry lost 2>&1 | FileCheck %s --check-prefix=LOST

// The next iteration's left argument: it was 100, then what the returns said.
// CHECK-LABEL: @carried()
// CHECK-NEXT: print 100 : i32
// CHECK-NEXT: print 7 : i32
// CHECK-NEXT: print 8 : i32
// CHECK-NEXT: result 0 = 9 : i32
// CHECK-NEXT: returned{{$}}
func.func @carried() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %seven = arith.constant 7 : i32
  %hundred = arith.constant 100 : i32
  %r = scf.parallel (%i) = (%c0) to (%c3) step (%c1) init (%hundred) -> i32 {
    %n = arith.index_cast %i : index to i32
    scf.reduce(%n : i32) {
    ^bb0(%a: i32, %b: i32):
      vector.print %a : i32
      %s = arith.addi %b, %seven : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// The left argument unchanged, the right one, a value of the body, one from outside; i = 0, 1.
// CHECK-LABEL: @sources()
// CHECK-NEXT: result 0 = 100 : index
// CHECK-NEXT: result 1 = 1 : index
// CHECK-NEXT: result 2 = 101 : index
// CHECK-NEXT: result 3 = 100 : index
// CHECK-NEXT: returned{{$}}
func.func @sources() -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %r:4 = scf.parallel (%i) = (%c0) to (%c2) step (%c1) init (%c100, %c0, %c0, %c0)
      -> (index, index, index, index) {
    %n = arith.addi %i, %c100 : index
    scf.reduce(%i, %i, %i, %i : index, index, index, index) {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }, {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %b : index
    }, {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %n : index
    }, {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %c100 : index
    }
  }
  return %r#0, %r#1, %r#2, %r#3 : index, index, index, index
}

// A wide type and a boolean: 2^65 + 1 + 1, and whether both of 0, 1 are below 2.
// CHECK-LABEL: @types()
// CHECK-NEXT: result 0 = 36893488147419103234 : i80
// CHECK-NEXT: result 1 = true : i1
// CHECK-NEXT: returned{{$}}
func.func @types() -> (i80, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %large = arith.constant 36893488147419103232 : i80
  %one = arith.constant 1 : i80
  %true = arith.constant true
  %r:2 = scf.parallel (%i) = (%c0) to (%c2) step (%c1) init (%large, %true) -> (i80, i1) {
    %less = arith.cmpi slt, %i, %c2 : index
    scf.reduce(%one, %less : i80, i1) {
    ^bb0(%a: i80, %b: i80):
      %s = arith.addi %a, %b : i80
      scf.reduce.return %s : i80
    }, {
    ^bb0(%a: i1, %b: i1):
      %s = arith.andi %a, %b : i1
      scf.reduce.return %s : i1
    }
  }
  return %r#0, %r#1 : i80, i1
}

// A buffer that the region makes, the two before freed: 1 + 0 + 1 + 2.
// CHECK-LABEL: @buffers()
// CHECK-NEXT: result 0 = 4 : memref<index>
// CHECK-NEXT: returned{{$}}
func.func @buffers() -> memref<index> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %init = memref.alloc() : memref<index>
  memref.store %c1, %init[] : memref<index>
  %r = scf.parallel (%i) = (%c0) to (%c3) step (%c1) init (%init) -> memref<index> {
    %m = memref.alloc() : memref<index>
    memref.store %i, %m[] : memref<index>
    scf.reduce(%m : memref<index>) {
    ^bb0(%a: memref<index>, %b: memref<index>):
      %x = memref.load %a[] : memref<index>
      %y = memref.load %b[] : memref<index>
      %z = arith.addi %x, %y : index
      memref.dealloc %a : memref<index>
      memref.dealloc %b : memref<index>
      %n = memref.alloc() : memref<index>
      memref.store %z, %n[] : memref<index>
      scf.reduce.return %n : memref<index>
    }
  }
  return %r : memref<index>
}

func.func private @poison() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = ub.poison : i1
  %true = arith.constant true
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%true) -> i1 {
    scf.reduce(%true : i1) {
    ^bb0(%a: i1, %b: i1):
      scf.reduce.return %p : i1
    }
  }
  // POISON: [[@LINE+1]]:3: error: undefined: a branch condition is poison
  scf.if %r {
  }
  return
}

// The returned buffer is used by the region of the next iteration, although this one frees it.
func.func private @freed() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<index>
  %r = scf.parallel (%i) = (%c0) to (%c2) step (%c1) init (%m) -> memref<index> {
    scf.reduce(%m : memref<index>) {
    ^bb0(%a: memref<index>, %b: memref<index>):
      // FREED: [[@LINE+2]]:7: error: double-free
      // FREED: [[@LINE+1]]:7: note: freed here
      memref.dealloc %a : memref<index>
      scf.reduce.return %b : memref<index>
    }
  }
  return
}

// Keeping the left one loses the right one, with the iteration that made it.
// LOST: returned, 2 leaked
func.func private @lost() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %init = memref.alloc() : memref<i8>
  %r = scf.parallel (%i) = (%c0) to (%c2) step (%c1) init (%init) -> memref<i8> {
    // LOST: [[@LINE+1]]:10: error: leak: 1 bytes are never freed (allocated here, allocation 2)
    %m = memref.alloc() : memref<i8>
    // LOST: error: leak: 1 bytes are never freed (allocated here, allocation 3)
    scf.reduce(%m : memref<i8>) {
    ^bb0(%a: memref<i8>, %b: memref<i8>):
      scf.reduce.return %a : memref<i8>
    }
  }
  memref.dealloc %r : memref<i8>
  return
}
