// memref.view with a shift has another aligned pointer than what it views: retained, it still is the same
// allocation. Where no view chain leads to it, allocated pointers are compared.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations | FileCheck %s
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations=inline-comparisons-max=0' --oracle interp,native
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

// CHECK-LABEL: @region_result
// CHECK: %[[D:.*]] = builtin.unrealized_conversion_cast %{{.*}} : memref<i8> to !llvm.struct<(ptr, ptr, i64)>
// CHECK: llvm.extractvalue %[[D]][0]
// CHECK: llvm.ptrtoint
func.func @region_result(%s: i1) -> i1 {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() {alignment = 128} : memref<16xi8>
  %b = memref.alloc() {alignment = 128} : memref<2xi32>
  memref.store %one, %b[%zero] : memref<2xi32>
  %w = scf.if %s -> memref<2xi32> {
    %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
    memref.store %one, %v[%zero] : memref<2xi32>
    scf.yield %v : memref<2xi32>
  } else {
    scf.yield %b : memref<2xi32>
  }
  %owned = bufferization.dealloc (%a, %b : memref<16xi8>, memref<2xi32>) if (%true, %true) retain (%w : memref<2xi32>)
  %x = memref.load %w[%zero] : memref<2xi32>
  vector.print %x : i32
  scf.if %s {
    memref.dealloc %a : memref<16xi8>
  } else {
    memref.dealloc %b : memref<2xi32>
  }
  return %owned : i1
}

// CHECK-LABEL: @block_argument
// CHECK: llvm.ptrtoint
func.func @block_argument(%s: i1) -> i1 {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<16xi8>
  %b = memref.alloc() : memref<2xi32>
  memref.store %one, %b[%zero] : memref<2xi32>
  %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  memref.store %one, %v[%zero] : memref<2xi32>
  cf.cond_br %s, ^bb1(%v : memref<2xi32>), ^bb1(%b : memref<2xi32>)
^bb1(%w: memref<2xi32>):
  %owned = bufferization.dealloc (%a, %b : memref<16xi8>, memref<2xi32>) if (%true, %true) retain (%w : memref<2xi32>)
  %x = memref.load %w[%zero] : memref<2xi32>
  vector.print %x : i32
  scf.if %s {
    memref.dealloc %a : memref<16xi8>
  } else {
    memref.dealloc %b : memref<2xi32>
  }
  return %owned : i1
}

// CHECK-LABEL: @call_result
// CHECK: llvm.ptrtoint
func.func private @shift(%a: memref<16xi8>) -> memref<2xi32> {
  %four = arith.constant 4 : index
  %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  return %v : memref<2xi32>
}
func.func @call_result() -> i1 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<16xi8>
  %w = call @shift(%a) : (memref<16xi8>) -> memref<2xi32>
  memref.store %one, %w[%zero] : memref<2xi32>
  %owned = bufferization.dealloc (%a : memref<16xi8>) if (%true) retain (%w : memref<2xi32>)
  %x = memref.load %w[%zero] : memref<2xi32>
  vector.print %x : i32
  memref.dealloc %a : memref<16xi8>
  return %owned : i1
}
