// The shipped pass refuses this op after it has begun, and leaves IR that is not valid. mlir-opt prints none of that.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --pipeline buffer-deallocation-pipeline 2>&1 | FileCheck %s
// CHECK: inconclusive: rejected 1


omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %z = arith.constant 0.0 : f32
  omp.yield(%z : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %r = arith.addf %a, %b : f32
  omp.yield(%r : f32)
}
func.func @s(%x: memref<?xi32>, %y: memref<?xi32>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %v = memref.load %x[%i] : memref<?xi32>
        %w = arith.addi %v, %v : i32
        memref.store %w, %y[%i] : memref<?xi32>
        omp.yield
      }
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %t = arith.subi %n, %i : index
        %k = arith.subi %t, %c1 : index
        %v = memref.load %y[%k] : memref<?xi32>
        omp.critical {
          %s = memref.load %o[%c0] : memref<1xi32>
          %u = arith.addi %s, %v : i32
          memref.store %u, %o[%c0] : memref<1xi32>
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}