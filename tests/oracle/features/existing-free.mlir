// Feature "deallocations that are there already": the clone-based passes take them, and ours does.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --subject fh --subject ownership-19 --subject fh-legacy --subject legacy-19 --subject legacy-16 --json --entry main 2>/dev/null | FileCheck %s
//
// CHECK: "subject":"upstream",{{.*}}"reason":"rejected"
// CHECK: "subject":"fh",{{.*}}"verdict":"agree"
// CHECK: "subject":"ownership-19",{{.*}}"reason":"rejected"
// CHECK: "subject":"fh-legacy",{{.*}}"verdict":"agree"
// CHECK: "subject":"legacy-19",{{.*}}"verdict":"agree"
// CHECK: "subject":"legacy-16",{{.*}}"verdict":"agree"

// One buffer has its free already, the other one has not.
func.func @main() {
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  memref.store %seven, %m[] : memref<i32>
  memref.copy %m, %n : memref<i32> to memref<i32>
  memref.dealloc %m : memref<i32>
  %s = memref.load %n[] : memref<i32>
  vector.print %s : i32
  return
}
