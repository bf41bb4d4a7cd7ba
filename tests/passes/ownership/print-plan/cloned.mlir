// Plans with clones, and what is cloned why.
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-ownership-based-buffer-deallocation{print-plan=true})' -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=freed --implicit-check-not=moves --implicit-check-not=clone

// The caller owns results, but not arguments.
// CHECK-LABEL: plan of @argument
// CHECK-NEXT: result 0 of func.return at line [[#@LINE + 2]] is a clone of %arg0, which the function does not own there
func.func @argument(%arg: memref<2xi32>) -> memref<2xi32> {
  return %arg : memref<2xi32>
}

// A result that the function owns on one path only.
// CHECK-LABEL: plan of @sometimes
// CHECK-NEXT: %alloc: result of memref.alloc at line [[#@LINE + 7]], always owns
// CHECK-NEXT: moves to %0 (result of scf.if at line [[#@LINE + 5]]), at scf.yield at line [[#@LINE + 7]] of scf.if at line [[#@LINE + 5]]
// CHECK-NEXT: %0: result of scf.if at line [[#@LINE + 4]], owns if its indicator is set
// CHECK-NEXT: moves to the caller as result 0 if its indicator is set, at func.return at line [[#@LINE + 9]]
// CHECK-NEXT: result 0 of func.return at line [[#@LINE + 8]] is a clone of %0, unless the function owns it at run time
func.func @sometimes(%c: i1, %arg: memref<2xi32>) -> memref<2xi32> {
  %r = scf.if %c -> (memref<2xi32>) {
    %a = memref.alloc() : memref<2xi32>
    scf.yield %a : memref<2xi32>
  } else {
    scf.yield %arg : memref<2xi32>
  }
  return %r : memref<2xi32>
}

// The callee frees its argument, but the buffer is used after the call.
// CHECK-LABEL: plan of @used_after_call
// CHECK-NEXT: %alloc: result of memref.alloc at line [[#@LINE + 7]], always owns
// CHECK-NEXT: freed, at func.return at line [[#@LINE + 10]]
// CHECK-NEXT: operand 0 of func.call at line [[#@LINE + 7]] is a clone of %alloc, since the callee takes it over and it is not owned or is needed afterwards
func.func private @take(%m: memref<2xi32> {freehold.arg_ownership = "owned"})
func.func @used_after_call() -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%c0] : memref<2xi32>
  call @take(%a) : (memref<2xi32>) -> ()
  %v = memref.load %a[%c0] : memref<2xi32>
  return %v : i32
}

// The program frees the buffer itself on one path.
// CHECK-LABEL: plan of @freed_on_one_side
// CHECK-NEXT: %alloc: result of memref.alloc at line [[#@LINE + 5]], owns if its indicator is set
// CHECK-NEXT: its indicator is a stack cell, since the program may free it
// CHECK-NEXT: freed by the program's memref.dealloc at line [[#@LINE + 5]]
// CHECK-NEXT: freed if its indicator is set, at func.return at line [[#@LINE + 6]]
func.func @freed_on_one_side(%c: i1) {
  %a = memref.alloc() : memref<2xi32>
  scf.if %c {
    memref.dealloc %a : memref<2xi32>
  }
  return
}
