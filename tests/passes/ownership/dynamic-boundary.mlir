// private-function-dynamic-ownership: private functions say at run time whether the caller owns a result.
// A41: no arguments are added.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation=private-function-dynamic-ownership=true | FileCheck %s
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{private-function-dynamic-ownership=true}' --oracle interp,native
// The same programs keep the static ABI without the option.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s --check-prefix=STATIC
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --oracle interp,native

// A44: external functions keep their types.
// CHECK: func.func private @make(i32) -> memref<2xi32>
func.func private @make(i32) -> memref<2xi32>

// A40, A41, A42: one i1 for each memref result; an argument is returned as it is with false.
// CHECK: func.func private @argument(%[[ARG:.*]]: memref<2xi32>) -> (memref<2xi32>{{.*}}, i1)
// CHECK: return %[[ARG]], %false
// STATIC: func.func private @argument(%{{.*}}: memref<2xi32>) -> memref<2xi32>
// STATIC: bufferization.clone
func.func private @argument(%arg: memref<2xi32>) -> memref<2xi32> {
  return %arg : memref<2xi32>
}

// A42: a fresh allocation with true.
// CHECK: func.func private @fresh(%{{.*}}: i32) -> (memref<2xi32>{{.*}}, i1)
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: return %[[A]], %true
func.func private @fresh(%x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  return %a : memref<2xi32>
}

// A40: after all other results, in the order of the memrefs.
// CHECK: func.func private @mixed(%{{.*}}) -> (memref<2xi32>{{.*}}, i32, memref<2xi32>{{.*}}, i1, i1)
// CHECK: return %[[A:.*]], %{{.*}}, %[[ARG:.*]], %true, %false
func.func private @mixed(%arg: memref<2xi32>, %x: i32) -> (memref<2xi32>, i32, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  return %a, %x, %arg : memref<2xi32>, i32, memref<2xi32>
}

// CHECK: func.func private @perhaps(%{{.*}}) -> (memref<2xi32>{{.*}}, i1)
// CHECK: ^bb2(%[[P:.*]]: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: return %[[P]], %[[OWN]]
func.func private @perhaps(%c: i1, %arg: memref<2xi32>, %x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2(%arg : memref<2xi32>)
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb2(%a : memref<2xi32>)
^bb2(%p: memref<2xi32>):
  return %p : memref<2xi32>
}

// A40: callers free under the i1.
// CHECK-LABEL: func.func @calls
// CHECK: %[[R:.*]]:2 = call @argument
// CHECK: %[[S:.*]]:2 = call @fresh
// CHECK: %[[T:.*]]:5 = call @mixed
// CHECK: %[[U:.*]]:2 = call @perhaps
// CHECK-DAG: if (%[[R]]#1)
// CHECK-DAG: if (%[[S]]#1)
// CHECK-DAG: if (%[[T]]#3)
// CHECK-DAG: if (%[[T]]#4)
// CHECK-DAG: if (%[[U]]#1)
// CHECK: return
func.func @calls(%c: i1, %arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = func.call @argument(%arg) : (memref<2xi32>) -> memref<2xi32>
  %s = func.call @fresh(%x) : (i32) -> memref<2xi32>
  %t:3 = func.call @mixed(%r, %x) : (memref<2xi32>, i32) -> (memref<2xi32>, i32, memref<2xi32>)
  %u = func.call @perhaps(%c, %s, %x) : (i1, memref<2xi32>, i32) -> memref<2xi32>
  %0 = memref.load %r[%c0] : memref<2xi32>
  %1 = memref.load %s[%c0] : memref<2xi32>
  %2 = memref.load %t#0[%c0] : memref<2xi32>
  %3 = memref.load %t#2[%c0] : memref<2xi32>
  %4 = memref.load %u[%c0] : memref<2xi32>
  vector.print %0 : i32
  vector.print %1 : i32
  vector.print %2 : i32
  vector.print %3 : i32
  vector.print %4 : i32
  return %t#1 : i32
}

// A43: public functions and calls of them stay as they are.
// CHECK-LABEL: func.func @public
// CHECK-SAME: (%{{.*}}: memref<2xi32>) -> memref<2xi32>
// CHECK: bufferization.clone
func.func @public(%arg: memref<2xi32>) -> memref<2xi32> {
  return %arg : memref<2xi32>
}
// CHECK-LABEL: func.func @calls_public
// CHECK: %{{[0-9]+}} = call @public
// A44: and of external ones.
// CHECK: %{{[0-9]+}} = call @make
func.func @calls_public(%arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = func.call @public(%arg) : (memref<2xi32>) -> memref<2xi32>
  %s = func.call @make(%x) : (i32) -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  %w = memref.load %s[%c0] : memref<2xi32>
  %t = arith.addi %v, %w : i32
  return %t : i32
}

// A40: what a private function hands on from another, through a public one that must own it.
// CHECK-LABEL: func.func @owned_from_dynamic
// CHECK: %[[R:.*]]:2 = call @perhaps
// CHECK: scf.if %[[R]]#1
// CHECK: bufferization.clone %[[R]]#0
func.func @owned_from_dynamic(%c: i1, %arg: memref<2xi32>, %x: i32) -> memref<2xi32> {
  %r = func.call @perhaps(%c, %arg, %x) : (i1, memref<2xi32>, i32) -> memref<2xi32>
  return %r : memref<2xi32>
}

// A40: recursion.
// CHECK-LABEL: func.func private @recursive
// CHECK: %[[R:.*]]:2 = {{(func.)?}}call @recursive
// CHECK: return %{{.*}}, %{{.*}} : memref<2xi32>, i1
func.func private @recursive(%n: i32, %m: memref<2xi32>) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %more = arith.cmpi sgt, %n, %zero : i32
  %r = scf.if %more -> memref<2xi32> {
    %a = memref.alloc() : memref<2xi32>
    %v = memref.load %m[%c0] : memref<2xi32>
    %w = arith.addi %v, %n : i32
    memref.store %w, %a[%c0] : memref<2xi32>
    %less = arith.subi %n, %one : i32
    %s = func.call @recursive(%less, %a) : (i32, memref<2xi32>) -> memref<2xi32>
    scf.yield %s : memref<2xi32>
  } else {
    scf.yield %m : memref<2xi32>
  }
  return %r : memref<2xi32>
}
func.func @starts_recursion(%n: i32, %arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i32
  %low = arith.andi %n, %three : i32
  %r = func.call @recursive(%low, %arg) : (i32, memref<2xi32>) -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
