// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A buffer is read through the memref that it had before memref.realloc.
// CHECK: @f  refuted: use-after-free
func.func private @more(i32) -> i1
func.func @f(%n: index, %k: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %m = memref.alloc(%n) : memref<?xf32>
  %r = scf.while (%b = %m) : (memref<?xf32>) -> memref<?xf32> {
    %again = func.call @more(%zero) : (i32) -> i1
    scf.condition(%again) %b : memref<?xf32>
  } do {
  ^bb0(%b: memref<?xf32>):
    %g = memref.realloc %b(%k) : memref<?xf32> to memref<?xf32>
    memref.copy %b, %g : memref<?xf32> to memref<?xf32>
    scf.yield %g : memref<?xf32>
  }
  return %r : memref<?xf32>
}
