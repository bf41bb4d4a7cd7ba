// An external function returns an unranked memref of a rank that is drawn; a cast to another rank is undefined.
// RUN: freehold-check %s --subject fh --entry ranks --json | FileCheck %s
// RUN: not freehold-check %s --target %s --entry ranks | FileCheck %s --check-prefix=LEAK
// CHECK: "verdict":"agree"
// LEAK: leak
func.func private @make(i32) -> memref<*xf32>
func.func @ranks(%s: i32) -> index {
  %m = func.call @make(%s) : (i32) -> memref<*xf32>
  %r = memref.rank %m : memref<*xf32>
  return %r : index
}
