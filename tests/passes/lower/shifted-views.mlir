// memref.view with a shift has another aligned pointer than its source: retained, it still is the same
// allocation. Views and selects are traced to the roots; shifted-views-hidden.mlir has those that cannot be.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations | FileCheck %s
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations'
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations=inline-comparisons-max=0'
// (A native run would lower the source's own dealloc by the shipped pass, which takes the two for different allocations.)
// RUN: not freehold-check %s --command 'mlir-opt --bufferization-lower-deallocations' 2>&1 | FileCheck %s --check-prefix=SHIPPED
// SHIPPED: use-after-free ({{.*}}@view)

// CHECK-LABEL: @view
// CHECK-NOT: llvm
func.func @view(%c: i1) -> i1 {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %a = memref.alloc() {alignment = 64} : memref<16xi8>
  %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  memref.store %one, %v[%zero] : memref<2xi32>
  %owned = bufferization.dealloc (%a : memref<16xi8>) if (%c) retain (%v : memref<2xi32>)
  %x = memref.load %v[%zero] : memref<2xi32>
  vector.print %x : i32
  memref.dealloc %a : memref<16xi8>
  return %owned : i1
}

// CHECK-LABEL: @select
// CHECK-NOT: llvm
// CHECK: arith.select {{.*}} : memref<2xi32>
// CHECK: arith.select {{.*}} : index
func.func @select(%c: i1, %s: i1) -> (i1, i1) {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<16xi8>
  %b = memref.alloc() : memref<2xi32>
  memref.store %one, %b[%zero] : memref<2xi32>
  %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  memref.store %one, %v[%zero] : memref<2xi32>
  %w = arith.select %s, %v, %b : memref<2xi32>
  %true = arith.constant true
  %owned = bufferization.dealloc (%a, %b : memref<16xi8>, memref<2xi32>) if (%true, %true) retain (%w : memref<2xi32>)
  %x = memref.load %w[%zero] : memref<2xi32>
  vector.print %x : i32
  %not = arith.xori %s, %true : i1
  scf.if %s {
    memref.dealloc %a : memref<16xi8>
  } else {
    memref.dealloc %b : memref<2xi32>
  }
  return %owned, %not : i1, i1
}
