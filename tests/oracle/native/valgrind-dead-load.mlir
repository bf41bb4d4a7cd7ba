// A read of a freed buffer whose value is unused. Valgrind's translation drops such loads unless their
// value is used; without that the judge once missed this one.
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --pipeline 'func.func(optimize-allocation-liveness)' --oracle interp,native --native valgrind --json | FileCheck %s
// CHECK: "oracle":"interp"{{.*}}"kind":"use-after-free"
// CHECK: "oracle":"native-valgrind"{{.*}}"kind":"use-after-free"
func.func @f() {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %c0_i32, %alloc[%c0] : memref<2xi32>
  %transpose = memref.transpose %alloc (d0) -> (d0) : memref<2xi32> to memref<2xi32, strided<[1]>>
  %0 = memref.load %transpose[%c0] : memref<2xi32, strided<[1]>>
  memref.dealloc %alloc : memref<2xi32>
  return
}
