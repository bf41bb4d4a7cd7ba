// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not freehold-run %s --entry argument 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not freehold-run %s --entry of_subview 2>&1 | FileCheck %s --check-prefix=SUBVIEW
// RUN: not freehold-run %s --entry of_view 2>&1 | FileCheck %s --check-prefix=VIEW
// RUN: not freehold-run %s --entry of_global 2>&1 | FileCheck %s --check-prefix=GLOBAL
// RUN: not freehold-run %s --entry of_poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry unranked_twice 2>&1 | FileCheck %s --check-prefix=UNRANKED

memref.global "private" @g : memref<2xi32> = dense<1>

// The allocation's own descriptor, whatever its sizes: a cast, a base buffer, a
// reinterpret_cast at offset 0, an unranked memref, a subview at the start.
// CHECK-LABEL: @own_descriptors()
// CHECK-NEXT: returned{{$}}
func.func @own_descriptors() {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  %c = memref.alloc() : memref<4xi32>
  %d = memref.alloc() : memref<4xi32>
  %e = memref.alloc() {alignment = 512} : memref<4xi32>
  %cast = memref.cast %a : memref<4xi32> to memref<?xi32>
  memref.dealloc %cast : memref<?xi32>
  %tail = memref.subview %b[2][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %base, %o, %n, %s = memref.extract_strided_metadata %tail
      : memref<2xi32, strided<[1], offset: 2>> -> memref<i32>, index, index, index
  memref.dealloc %base : memref<i32>
  %reinterpreted = memref.reinterpret_cast %c to offset: [0], sizes: [2, 2], strides: [1, 2]
      : memref<4xi32> to memref<2x2xi32, strided<[1, 2]>>
  memref.dealloc %reinterpreted : memref<2x2xi32, strided<[1, 2]>>
  %unranked = memref.cast %d : memref<4xi32> to memref<*xi32>
  memref.dealloc %unranked : memref<*xi32>
  %head = memref.subview %e[0][1][1] : memref<4xi32> to memref<1xi32, strided<[1]>>
  memref.dealloc %head : memref<1xi32, strided<[1]>>
  return
}

// TWICE: [[@LINE+6]]:3: error: double-free
// TWICE: [[@LINE+3]]:8: note: allocated here
// TWICE: [[@LINE+3]]:3: note: freed here
func.func private @twice() {
  %m = memref.alloc() : memref<0xi32>
  memref.dealloc %m : memref<0xi32>
  memref.dealloc %m : memref<0xi32>
  return
}

// ARGUMENT: [[@LINE+2]]:3: error: bad-free: {{.*}}argument
func.func private @argument(%m: memref<4xi32>) {
  memref.dealloc %m : memref<4xi32>
  return
}

// SUBVIEW: [[@LINE+4]]:3: error: bad-free
func.func private @of_subview() {
  %m = memref.alloc() : memref<4xi32>
  %s = memref.subview %m[1][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  memref.dealloc %s : memref<2xi32, strided<[1], offset: 1>>
  return
}

// VIEW: [[@LINE+5]]:3: error: bad-free
func.func private @of_view() {
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<16xi8>
  %v = memref.view %m[%c4][] : memref<16xi8> to memref<3xi32>
  memref.dealloc %v : memref<3xi32>
  return
}

// GLOBAL: [[@LINE+3]]:3: error: bad-free: {{.*}}global
func.func private @of_global() {
  %m = memref.get_global @g : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return
}

// POISON: [[@LINE+3]]:3: error: undefined: {{.*}}poison
func.func private @of_poison() {
  %m = ub.poison : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return
}

// UNRANKED: [[@LINE+5]]:3: error: double-free
func.func private @unranked_twice() {
  %m = memref.alloc() : memref<2xi32>
  %u = memref.cast %m : memref<2xi32> to memref<*xi32>
  memref.dealloc %m : memref<2xi32>
  memref.dealloc %u : memref<*xi32>
  return
}
