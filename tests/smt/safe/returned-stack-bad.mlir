// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove safe %s | FileCheck %s
// A stack buffer that a function returns ends with the call: that is not proved, though no run of the function
// alone shows it.
// CHECK: @f  unknown: {{.*}}(use-after-free)
func.func @f(%c: i1) -> memref<4xf32> {
  %s = memref.alloca() : memref<4xf32>
  %m = memref.alloc() : memref<4xf32>
  %r = arith.select %c, %s, %m : memref<4xf32>
  scf.if %c { memref.dealloc %m : memref<4xf32> }
  return %r : memref<4xf32>
}
