// Feature "function boundary ABI": a returned argument is copied, so that the result is the caller's.
// The clone-based passes return it as it is, which is out of their contract.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --subject fh --subject ownership-19 --subject fh-legacy --subject legacy-19 --subject legacy-16 --json --entry first 2>/dev/null | FileCheck %s
//
// CHECK: "subject":"upstream",{{.*}}"verdict":"agree"
// CHECK: "subject":"fh",{{.*}}"verdict":"agree"
// CHECK: "subject":"ownership-19",{{.*}}"verdict":"agree"
// CHECK: "subject":"fh-legacy",{{.*}}"reason":"out-of-contract"
// CHECK: "subject":"legacy-19",{{.*}}"reason":"out-of-contract"
// CHECK: "subject":"legacy-16",{{.*}}"reason":"out-of-contract"

// A function that returns its argument: the ABI makes the result the caller's.
func.func @first(%m: memref<i32>) -> memref<i32> {
  return %m : memref<i32>
}
func.func @main() {
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %seven, %m[] : memref<i32>
  %n = func.call @first(%m) : (memref<i32>) -> memref<i32>
  %s = memref.load %n[] : memref<i32>
  vector.print %s : i32
  return
}
