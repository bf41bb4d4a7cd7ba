// All twenty causes that tests/plugins/PlantedPasses.cpp knows show in this program, each with its own
// signature; without a cause, and where a cause is kept to a function that has no place for it,
// the program is right. What is planted is what triage is measured by, so it must be exact.
//
// RUN: %source/tests/fuzz/triage/check-causes %s --build %build | FileCheck %s
// CHECK:      0 agree
// CHECK-NEXT: 1 crash test-planted plantedLoopOwnership
// CHECK-NEXT: 2 crash test-planted plantedCallOwnership
// CHECK-NEXT: 3 crash test-planted plantedViewSource plantedViewSource
// CHECK-NEXT: 4 rejected-late test-planted scf.while
// CHECK-NEXT: 5 invalid-output test-planted memref.alloc
// CHECK-NEXT: 6 invalid-output test-planted memref.load
// CHECK-NEXT: 7 leak test-planted memref.alloc
// CHECK-NEXT: 8 leak test-planted bufferization.clone
// CHECK-NEXT: 9 leak test-planted func.call
// CHECK-NEXT: 10 double-free test-planted memref.dealloc memref.alloc memref.dealloc
// CHECK-NEXT: 11 bad-free test-planted memref.dealloc argument -
// CHECK-NEXT: 12 bad-free test-planted memref.dealloc memref.global -
// CHECK-NEXT: 13 bad-free test-planted memref.dealloc memref.alloc -
// CHECK-NEXT: 14 use-after-free test-planted memref.load memref.alloc memref.dealloc
// CHECK-NEXT: 15 use-after-free test-planted memref.store memref.alloc memref.dealloc
// CHECK-NEXT: 16 use-after-free test-planted memref.copy memref.alloc memref.dealloc
// CHECK-NEXT: 17 abi test-planted func.func argument
// CHECK-NEXT: 18 abi test-planted memref.alloca stack
// CHECK-NEXT: 19 observation test-planted call
// CHECK-NEXT: 20 observation test-planted argument
// CHECK-NEXT: 21 agree
// CHECK-NOT:  {{.}}
//
// RUN: %source/tests/fuzz/triage/check-causes %s --build %build --only nothing | FileCheck %s --check-prefix=ONLY
// ONLY-COUNT-22: {{^[0-9]+}} agree
// ONLY-NOT:      {{.}}

memref.global "private" @table : memref<2xi32> = dense<[1, 2]>
func.func private @make(i32) -> memref<?xi32>
func.func private @use(memref<?xi32>, i32)

func.func @nothing(%n: index) -> index {
  return %n : index
}

func.func @views(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : i32
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c4 : i32) outs(%a : memref<4xi32>)
  %v = memref.subview %a[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %x = memref.load %v[%c0] : memref<2xi32, strided<[1], offset: 1>>
  %b = memref.alloc() : memref<4xi32>
  memref.copy %a, %b : memref<4xi32> to memref<4xi32>
  memref.store %x, %b[%c1] : memref<4xi32>
  %y = memref.load %b[%c1] : memref<4xi32>
  %g = memref.get_global @table : memref<2xi32>
  %z = memref.load %g[%c1] : memref<2xi32>
  %s = arith.addi %y, %z : i32
  return %s : i32
}

func.func @calls(%n: index, %k: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.minui %n, %c1 : index
  %size = arith.addi %m, %c1 : index
  %d = memref.alloc(%size) : memref<?xi32>
  scf.for %i = %c0 to %size step %c1 {
    memref.store %k, %d[%i] : memref<?xi32>
  }
  func.call @use(%d, %k) : (memref<?xi32>, i32) -> ()
  %r = func.call @make(%k) : (i32) -> memref<?xi32>
  %c = bufferization.clone %d : memref<?xi32> to memref<?xi32>
  %x = memref.load %r[%c0] : memref<?xi32>
  %y = memref.load %c[%c0] : memref<?xi32>
  %s = arith.addi %x, %y : i32
  %w = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi ult, %i, %size : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  func.call @use(%r, %s) : (memref<?xi32>, i32) -> ()
  %t = arith.index_cast %w : index to i32
  return %t : i32
}

func.func @boundary(%a: memref<2xi32>, %b: memref<2xi32>) -> (memref<2xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %b[%c0] : memref<2xi32>
  %r = memref.alloc() : memref<2xi32>
  memref.store %x, %r[%c0] : memref<2xi32>
  memref.store %x, %r[%c1] : memref<2xi32>
  return %r, %a : memref<2xi32>, memref<2xi32>
}
