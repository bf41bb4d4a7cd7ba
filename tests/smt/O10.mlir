// RUN: freehold-prove lemmas --no-cache --solver z3 --label O10 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject fh
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// A stack cell says whether a root still owns where the program itself frees on some ways.
// LEMMA: {{^}}O10 {{ *}}union {{ *}}proved
// LEMMA: {{^}}O10 {{ *}}literal {{ *}}proved

// CHECK: memref.alloca() : memref<i1>
// CHECK: memref.store {{.*}} : memref<i1>
// CHECK: memref.dealloc
func.func @main(%c: i1) -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  scf.if %c {
    memref.dealloc %a : memref<1xi32>
  }
  return %v : i32
}

// What the program's own dealloc retains may be gone, and its address that of what is freed: it
// counts only with its result.
// CHECK-LABEL: @retains_gone
// CHECK: %[[OWNED:.*]] = bufferization.dealloc {{.*}} retain
// CHECK: arith.xori %[[OWNED]], %true
func.func @retains_gone(%c: i1) -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %g = memref.alloc() {bufferization.manual_deallocation} : memref<1xi32>
  memref.dealloc %g {bufferization.manual_deallocation} : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  %own = bufferization.dealloc (%a : memref<1xi32>) if (%c) retain (%g : memref<1xi32>)
  return %v : i32
}
