// A memref with a negative size may be made, and no one may be given it: its contents cannot be read, and
// no pass that has to return a copy could make one.
// RUN: not freehold-run %s --entry returned --args 'memref(4), -7' 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: freehold-run %s --entry returned --args 'memref(4), 0' 2>&1 | FileCheck %s --check-prefix=GOOD
// RUN: not freehold-run %s --entry passed --args 'memref(4), -7' 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: freehold-run %s --entry kept --args 'memref(4), -7' 2>&1 | FileCheck %s --check-prefix=KEPT
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --entry returned --args 'memref(4), -7' --subject fh | FileCheck %s --check-prefix=CHECK
// BAD: undefined: observes a memref of size -7
// GOOD: result 0 = [](0) : memref<?xi32>
// GOOD: returned
// KEPT: result 0 = -7
// KEPT: returned
// CHECK: inconclusive: source-ub
func.func @returned(%a: memref<4xi32>, %n: index) -> memref<?xi32> {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1] : memref<4xi32> to memref<?xi32>
  return %r : memref<?xi32>
}
func.func private @look(memref<?xi32>)
func.func @passed(%a: memref<4xi32>, %n: index) {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1] : memref<4xi32> to memref<?xi32>
  call @look(%r) : (memref<?xi32>) -> ()
  return
}
func.func @kept(%a: memref<4xi32>, %n: index) -> index {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1] : memref<4xi32> to memref<?xi32>
  %zero = arith.constant 0 : index
  %d = memref.dim %r, %zero : memref<?xi32>
  return %d : index
}
