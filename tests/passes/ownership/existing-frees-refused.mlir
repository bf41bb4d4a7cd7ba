// H2: a free of what somebody else owns is refused; the good twin declares that the argument is handed over.
// RUN: split-file %s %t
// RUN: freehold-opt %t/refused.mlir --fh-ownership-based-buffer-deallocation -verify-diagnostics
// RUN: freehold-opt %t/refused-in-regions.mlir --fh-ownership-based-buffer-deallocation -split-input-file -verify-diagnostics
// RUN: freehold-opt %t/good.mlir --fh-ownership-based-buffer-deallocation | FileCheck %t/good.mlir
// RUN: freehold-check %t/good.mlir --subject fh --subject fh-unsimplified --subject fh-early-free --oracle interp,native
// What it would be if the caller freed all the same:
// RUN: not freehold-check %t/good.mlir --target %t/bad.mlir | FileCheck %t/bad.mlir

//--- refused.mlir
func.func @caller(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = func.call @consumes(%a) : (memref<2xi32>) -> i32
  return %v : i32
}
func.func private @consumes(%m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  // expected-error@below {{frees argument 0, which the caller owns}}
  memref.dealloc %m : memref<2xi32>
  return %v : i32
}

//--- refused-in-regions.mlir
func.func @caller(%n: index) {
  %a = memref.alloc() : memref<2xi32>
  func.call @consumes_in_loop(%a, %n) : (memref<2xi32>, index) -> ()
  return
}
func.func private @consumes_in_loop(%m: memref<2xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %n {
    // expected-error@below {{frees argument 0, which the caller owns}}
    memref.dealloc %m : memref<2xi32>
  }
  return
}
// -----
func.func private @consumes_sometimes(%m: memref<2xi32>, %c: i1) {
  scf.if %c {
    // expected-error@+2 {{frees argument 0, which the caller owns}}
    %base = memref.cast %m : memref<2xi32> to memref<?xi32>
    memref.dealloc %base : memref<?xi32>
  }
  return
}
// -----
func.func private @consumes_one_of_two(%m: memref<2xi32>, %n: memref<2xi32>, %c: i1) {
  %r = arith.select %c, %m, %n : memref<2xi32>
  // expected-error@below {{which the caller owns}}
  memref.dealloc %r : memref<2xi32>
  return
}
// -----
func.func private @consumes_what_a_branch_chose(%m: memref<2xi32>, %n: memref<2xi32>, %c: i1, %d: i1) {
  cf.cond_br %c, ^join(%m : memref<2xi32>), ^join(%n : memref<2xi32>)
^join(%r: memref<2xi32>):
  cf.cond_br %d, ^free, ^end
^free:
  // expected-error@below {{which the caller owns}}
  memref.dealloc %r : memref<2xi32>
  cf.br ^end
^end:
  return
}
// -----
func.func private @consumes_or_frees_its_own(%m: memref<2xi32>, %c: i1) {
  %own = memref.alloc() : memref<2xi32>
  %r = arith.select %c, %m, %own : memref<2xi32>
  // expected-error@below {{frees argument 0, which the caller owns}}
  memref.dealloc %r : memref<2xi32>
  return
}
// -----
func.func private @consumes_what_a_loop_began_with(%m: memref<2xi32>, %c: i1) {
  %false = arith.constant false
  %r:2 = scf.while (%w = %m, %d = %c) : (memref<2xi32>, i1) -> (memref<2xi32>, i1) {
    scf.condition(%d) %w, %d : memref<2xi32>, i1
  } do {
  ^bb0(%w: memref<2xi32>, %d: i1):
    %n = memref.alloc() : memref<2xi32>
    scf.yield %n, %false : memref<2xi32>, i1
  }
  // expected-error@below {{frees argument 0, which the caller owns}}
  memref.dealloc %r#0 : memref<2xi32>
  return
}
// -----
func.func private @consumes_what_memory_holds(%b: memref<1xmemref<2xi32>>) {
  %c0 = arith.constant 0 : index
  %m = memref.load %b[%c0] : memref<1xmemref<2xi32>>
  // expected-error@below {{frees argument 0, which the caller owns}}
  memref.dealloc %m : memref<2xi32>
  return
}
// -----
// The other condition.
func.func private @frees_what_it_did_not_make(%m: memref<2xi32>, %c: i1, %d: i1) {
  %r = scf.if %c -> (memref<2xi32>) {
    %copy = memref.alloc() : memref<2xi32>
    scf.yield %copy : memref<2xi32>
  } else {
    scf.yield %m : memref<2xi32>
  }
  scf.if %d {
    // expected-error@below {{frees argument 0, which the caller owns}}
    memref.dealloc %r : memref<2xi32>
  }
  return
}
// -----
// The other side.
func.func private @frees_the_other_side(%m: memref<2xi32>, %c: i1) {
  %r = scf.if %c -> (memref<2xi32>) {
    %copy = memref.alloc() : memref<2xi32>
    scf.yield %copy : memref<2xi32>
  } else {
    scf.yield %m : memref<2xi32>
  }
  scf.if %c {
  } else {
    // expected-error@below {{frees argument 0, which the caller owns}}
    memref.dealloc %r : memref<2xi32>
  }
  return
}
// -----
// The condition says whether the loop has run, and a last iteration gives the argument back.
func.func private @loop_gives_it_back(%m: memref<2xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%w = %m, %own = %false) -> (memref<2xi32>, i1) {
    scf.yield %m, %true : memref<2xi32>, i1
  }
  scf.if %r#1 {
    // expected-error@below {{frees argument 0, which the caller owns}}
    memref.dealloc %r#0 : memref<2xi32>
  }
  return
}

//--- good.mlir
// CHECK-LABEL: @caller
// CHECK-NOT: bufferization.dealloc
// CHECK: memref.dealloc
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @caller(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = func.call @consumes(%a) : (memref<2xi32>) -> i32
  return %v : i32
}
func.func private @consumes(%m: memref<2xi32> {freehold.arg_ownership = "owned"}) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %v : i32
}
// A free under the condition that the buffer is the function's own is none of the argument.
func.func @copies_first(%x: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = func.call @copies_maybe(%a, %c) : (memref<2xi32>, i1) -> i32
  return %v : i32
}
func.func private @copies_maybe(%m: memref<2xi32>, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> (memref<2xi32>) {
    %copy = memref.alloc() : memref<2xi32>
    memref.copy %m, %copy : memref<2xi32> to memref<2xi32>
    scf.yield %copy : memref<2xi32>
  } else {
    scf.yield %m : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  scf.if %c {
    memref.dealloc %r : memref<2xi32>
  }
  return %v : i32
}
// The same in blocks, and with a flag beside the buffer.
func.func @copies_first_in_blocks(%x: i32, %c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = func.call @copies_in_blocks(%a, %c) : (memref<2xi32>, i1) -> i32
  %w = func.call @copies_in_loop(%a, %n) : (memref<2xi32>, index) -> i32
  %s = arith.addi %v, %w : i32
  return %s : i32
}
func.func private @copies_in_blocks(%m: memref<2xi32>, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^copy, ^keep
^keep:
  cf.br ^join(%m : memref<2xi32>)
^copy:
  %copy = memref.alloc() : memref<2xi32>
  memref.copy %m, %copy : memref<2xi32> to memref<2xi32>
  cf.br ^join(%copy : memref<2xi32>)
^join(%r: memref<2xi32>):
  %v = memref.load %r[%c0] : memref<2xi32>
  cf.cond_br %c, ^free, ^end
^free:
  memref.dealloc %r : memref<2xi32>
  cf.br ^end
^end:
  return %v : i32
}
func.func private @copies_in_loop(%m: memref<2xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%w = %m, %own = %false) -> (memref<2xi32>, i1) {
    %copy = memref.alloc() : memref<2xi32>
    memref.copy %w, %copy : memref<2xi32> to memref<2xi32>
    scf.if %own {
      memref.dealloc %w : memref<2xi32>
    }
    scf.yield %copy, %true : memref<2xi32>, i1
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<2xi32>
  }
  return %v : i32
}

//--- bad.mlir
// CHECK: defect: double-free
func.func @caller(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = func.call @consumes(%a) : (memref<2xi32>) -> i32
  memref.dealloc %a : memref<2xi32>
  return %v : i32
}
func.func private @consumes(%m: memref<2xi32> {freehold.arg_ownership = "owned"}) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %v : i32
}
