// The plan of roots that may be what a branch forwards.
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-ownership-based-buffer-deallocation{print-plan=true})' -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=freed --implicit-check-not=moves --implicit-check-not=clone

// Which value owns is decided at run time by comparing addresses:
// 
//   bb0:  %a = alloc;  cond_br ^bb1(%a), ^bb1(%arg)
//   bb1(%p):  uses %a, so that %p only borrows;  br ^bb2(%p)
// CHECK-LABEL: plan of @compared
// CHECK-NEXT: %alloc: result of memref.alloc at line [[#@LINE + 10]], always owns
// CHECK-NEXT: compared at run time, on the edge ^bb1 -> ^bb2 (cf.br at line [[#@LINE + 14]]):
// CHECK-NEXT: moves to %2 (argument of ^bb2), if %0 is the same allocation
// CHECK-NEXT: freed otherwise
// CHECK-NEXT: %0: argument of ^bb1, never owns
// CHECK-NEXT: %2: argument of ^bb2, owns if its indicator is set
// CHECK-NEXT: freed if its indicator is set, at func.return at line [[#@LINE + 13]]
func.func @compared(%c: i1, %arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1(%a : memref<2xi32>), ^bb1(%arg : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  %u = memref.load %a[%c0] : memref<2xi32>
  cf.br ^bb2(%p : memref<2xi32>)
^bb2(%q: memref<2xi32>):
  %v = memref.load %q[%c0] : memref<2xi32>
  %s = arith.addi %u, %v : i32
  return %s : i32
}

// The condition of a select decides. No address is compared.
// CHECK-LABEL: plan of @selected
// CHECK-NEXT: %alloc: result of memref.alloc at line [[#@LINE + 8]], always owns
// CHECK-NEXT: moves to %1 (argument of ^bb1) if the selects of %0 choose it, else freed, on the edge ^bb0 -> ^bb1 (successor 0 of cf.cond_br at line [[#@LINE + 10]])
// CHECK-NEXT: freed, on the edge ^bb0 -> ^bb2 (successor 1 of cf.cond_br at line [[#@LINE + 9]])
// CHECK-NEXT: %1: argument of ^bb1, owns if its indicator is set
// CHECK-NEXT: freed if its indicator is set, at func.return at line [[#@LINE + 10]]
func.func @selected(%c: i1, %arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%c0] : memref<2xi32>
  %m = arith.select %c, %a, %arg : memref<2xi32>
  cf.cond_br %c, ^bb1(%m : memref<2xi32>), ^bb2
^bb1(%q: memref<2xi32>):
  %v = memref.load %q[%c0] : memref<2xi32>
  return %v : i32
^bb2:
  return %one : i32
}

// Nothing is forwarded: the buffer is freed on the edge on which it dies, and after its last use on the other path.
// CHECK-LABEL: plan of @freed_on_one_edge
// CHECK-NEXT: %alloc: result of memref.alloc at line [[#@LINE + 6]], always owns
// CHECK-NEXT: freed, on the edge ^bb0 -> ^bb2 (successor 1 of cf.cond_br at line [[#@LINE + 7]])
// CHECK-NEXT: freed, at func.return at line [[#@LINE + 9]]
func.func @freed_on_one_edge(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %v = memref.load %a[%c0] : memref<2xi32>
  return %v : i32
^bb2:
  return %one : i32
}
