// The bounds of a loop become 0 and 1, so that its body runs once.
// RUN: freehold-reduce --apply-move loop-once:0 %s | FileCheck %s

func.func private @use(index)
func.func @f(%l: index, %n: index, %s: index) {
  scf.for %i = %l to %n step %s {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// CHECK:      module {
// CHECK-NEXT: func.func private @use(index)
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.for %arg3 = %c0 to %c1 step %c1 {
// CHECK-NEXT: func.call @use(%arg3) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
