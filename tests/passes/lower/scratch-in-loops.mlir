// W6: arrays for the helper stand outside of loops, so that the stack does not grow with them, but inside of
// what may run more than once at a time. Calls in one function share them: sizes are the largest.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations=inline-comparisons-max=0 | FileCheck %s
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations=inline-comparisons-max=0' --oracle interp,native

// CHECK-LABEL: @sequential
// CHECK-NEXT: memref.alloca() : memref<3xindex>
// CHECK-NEXT: memref.alloca() : memref<3xi1>
// CHECK-NEXT: memref.alloca() : memref<8xi32>
// CHECK-NOT: memref.alloca
// CHECK: return
func.func @sequential() -> i32 {
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %many = arith.constant 100 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %sum = scf.for %i = %zero to %many step %step iter_args(%n = %one) -> i32 {
    %a = memref.alloc() : memref<2xi32>
    %b = memref.alloc() : memref<2xi32>
    memref.store %n, %a[%zero] : memref<2xi32>
    %v = memref.load %a[%zero] : memref<2xi32>
    %odd = arith.trunci %v : i32 to i1
    %x = arith.select %odd, %a, %b : memref<2xi32>
    scf.if %odd {
      bufferization.dealloc (%x, %b : memref<2xi32>, memref<2xi32>) if (%true, %odd)
    } else {
      bufferization.dealloc (%a, %b, %x : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%true, %odd, %true)
    }
    %next = arith.addi %v, %one : i32
    scf.yield %next : i32
  }
  return %sum : i32
}

// CHECK-LABEL: @parallel
// CHECK-NOT: memref.alloca
// CHECK: scf.forall
// CHECK-NEXT: memref.alloca() : memref<3xindex>
// CHECK: scf.for
// CHECK-NOT: memref.alloca
// CHECK: return
func.func @parallel() -> i32 {
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %three = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %c = memref.alloc() : memref<4xi32>
  scf.forall (%i) in (4) {
    memref.store %one, %c[%i] : memref<4xi32>
    scf.for %j = %zero to %three step %step {
      %a = memref.alloc() : memref<2xi32>
      %b = memref.alloc() : memref<2xi32>
      memref.store %one, %a[%zero] : memref<2xi32>
      %first = arith.cmpi eq, %j, %zero : index
      %x = arith.select %first, %a, %b : memref<2xi32>
      bufferization.dealloc (%a, %x, %b : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%true, %first, %true)
    }
  }
  %v = memref.load %c[%zero] : memref<4xi32>
  memref.dealloc %c : memref<4xi32>
  return %v : i32
}
