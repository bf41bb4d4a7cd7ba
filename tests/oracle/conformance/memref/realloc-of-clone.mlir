// A realloc that does not grow may stay where it is, so that what was a clone still is one, and what was
// cloned still is its source: writing it while the other lives is undefined.
// RUN: freehold-run %s --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry shrinks_clone 2>&1 | FileCheck %s --check-prefix=CLONE
// RUN: not freehold-run %s --entry shrinks_source 2>&1 | FileCheck %s --check-prefix=SOURCE

// A larger one is another buffer.
// CHECK: @grows()
// CHECK-NEXT: returned
func.func @grows() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i32
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
  %b = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  %r = memref.realloc %b : memref<2xi32> to memref<3xi32>
  memref.store %v, %r[%c0] : memref<3xi32>
  return
}

// CHECK: @after_source()
// CHECK-NEXT: returned
func.func @after_source() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i32
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
  %b = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  %r = memref.realloc %b : memref<2xi32> to memref<1xi32>
  memref.dealloc %a : memref<2xi32>
  memref.store %v, %r[%c0] : memref<1xi32>
  return
}

func.func private @shrinks_clone() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i32
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
  %b = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  %r = memref.realloc %b : memref<2xi32> to memref<1xi32>
  // CLONE: [[@LINE+1]]:3: error: undefined: writes a clone while its source is live
  memref.store %v, %r[%c0] : memref<1xi32>
  return
}

func.func private @shrinks_source() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 5 : i32
  %a = memref.alloc() : memref<3xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<3xi32>)
  %s = memref.subview %a[0] [1] [1] : memref<3xi32> to memref<1xi32, strided<[1]>>
  %b = bufferization.clone %s : memref<1xi32, strided<[1]>> to memref<1xi32>
  %r = memref.realloc %a : memref<3xi32> to memref<2xi32>
  // Beside what was cloned it may be written.
  memref.store %v, %r[%c1] : memref<2xi32>
  // SOURCE: [[@LINE+1]]:3: error: undefined: writes the source of a clone that is live
  memref.store %v, %r[%c0] : memref<2xi32>
  return
}
