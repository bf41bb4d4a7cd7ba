// A loop is replaced by one run of its body: the induction variable is the lower bound, carried values are the initial ones.
// RUN: freehold-reduce --apply-move unwrap-region:0 %s | FileCheck %s

func.func private @use(index, memref<i32>)
func.func @f(%l: index, %n: index, %a: memref<i32>) -> memref<i32> {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %l to %n step %c1 iter_args(%p = %a) -> (memref<i32>) {
    func.call @use(%i, %p) : (index, memref<i32>) -> ()
    %b = memref.alloc() : memref<i32>
    scf.yield %b : memref<i32>
  }
  return %r : memref<i32>
}

// CHECK:      module {
// CHECK-NEXT: func.func private @use(index, memref<i32>)
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<i32>) -> memref<i32> {
// CHECK-NEXT: call @use(%arg0, %arg2) : (index, memref<i32>) -> ()
// CHECK-NEXT: %alloc = memref.alloc() : memref<i32>
// CHECK-NEXT: return %alloc : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: }
