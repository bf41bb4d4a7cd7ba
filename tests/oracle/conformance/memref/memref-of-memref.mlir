// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry dangling 2>&1 | FileCheck %s --check-prefix=DANGLING
// RUN: not freehold-run %s --entry uninitialised 2>&1 | FileCheck %s --check-prefix=UNINIT
// RUN: not freehold-run %s --entry leak 2>&1 | FileCheck %s --check-prefix=LEAK
// RUN: freehold-run %s --entry global 2>&1 | FileCheck %s --check-prefix=GLOBAL

// Elements are descriptors: a view comes back as that view, ranked or not.
// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 8 : i32
// CHECK-NEXT: result 1 = 2 : index
// CHECK-NEXT: result 2 = 8 : i32
// CHECK-NEXT: returned{{$}}
func.func @main() -> (i32, index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 8 : i32
  %inner = memref.alloc() : memref<4xi32>
  memref.store %v, %inner[%c3] : memref<4xi32>
  %tail = memref.subview %inner[2][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %dynamic = memref.cast %tail
      : memref<2xi32, strided<[1], offset: 2>> to memref<?xi32, strided<[1], offset: ?>>
  %outer = memref.alloc() : memref<2xmemref<?xi32, strided<[1], offset: ?>>>
  memref.store %dynamic, %outer[%c1] : memref<2xmemref<?xi32, strided<[1], offset: ?>>>
  %back = memref.load %outer[%c1] : memref<2xmemref<?xi32, strided<[1], offset: ?>>>
  %x = memref.load %back[%c1] : memref<?xi32, strided<[1], offset: ?>>
  %n = memref.dim %back, %c0 : memref<?xi32, strided<[1], offset: ?>>
  %list = memref.alloca() : memref<1xmemref<*xi32>>
  %u = memref.cast %inner : memref<4xi32> to memref<*xi32>
  memref.store %u, %list[%c0] : memref<1xmemref<*xi32>>
  %w = memref.load %list[%c0] : memref<1xmemref<*xi32>>
  %r = memref.cast %w : memref<*xi32> to memref<4xi32>
  %y = memref.load %r[%c3] : memref<4xi32>
  memref.dealloc %w : memref<*xi32>
  memref.dealloc %outer : memref<2xmemref<?xi32, strided<[1], offset: ?>>>
  return %x, %n, %y : i32, index, i32
}

// DANGLING: [[@LINE+9]]:8: error: use-after-free
func.func private @dangling(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %outer = memref.alloca() : memref<1xmemref<1xi32>>
  %inner = memref.alloc() : memref<1xi32>
  memref.store %v, %inner[%c0] : memref<1xi32>
  memref.store %inner, %outer[%c0] : memref<1xmemref<1xi32>>
  memref.dealloc %inner : memref<1xi32>
  %back = memref.load %outer[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %back[%c0] : memref<1xi32>
  return %x : i32
}

// UNINIT: [[@LINE+5]]:8: error: uninitialised-read
func.func private @uninitialised() {
  %c0 = arith.constant 0 : index
  %outer = memref.alloca() : memref<1xmemref<1xi32>>
  %back = memref.load %outer[%c0] : memref<1xmemref<1xi32>>
  %x = memref.load %back[%c0] : memref<1xi32>
  return
}

// Freeing a buffer does not free what it refers to.
// LEAK: returned, 1 leaked
// LEAK: [[@LINE+4]]:12: error: leak: 4 bytes
func.func private @leak() {
  %c0 = arith.constant 0 : index
  %outer = memref.alloc() : memref<1xmemref<1xi32>>
  %inner = memref.alloc() : memref<1xi32>
  memref.store %inner, %outer[%c0] : memref<1xmemref<1xi32>>
  memref.dealloc %outer : memref<1xmemref<1xi32>>
  return
}

// A buffer that a global of memrefs refers to at the end is reachable, so it is no leak.
// GLOBAL: {{^}}returned{{$}}
// GLOBAL-NOT: leak
memref.global "private" @list : memref<1xmemref<1xi32>> = uninitialized
func.func private @global() {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %list = memref.get_global @list : memref<1xmemref<1xi32>>
  scf.if %true {
    %inner = memref.alloc() : memref<1xi32>
    memref.store %inner, %list[%c0] : memref<1xmemref<1xi32>>
  }
  return
}
