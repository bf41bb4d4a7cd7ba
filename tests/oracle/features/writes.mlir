// Feature "buffer writes need not dominate all reads": holds for ownership-based deallocation, not
// for the clone-based one, where such a program is out of contract.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --subject fh --subject ownership-19 --subject fh-legacy --subject legacy-19 --subject legacy-16 --json --entry main 2>/dev/null | FileCheck %s
//
// CHECK: "subject":"upstream",{{.*}}"verdict":"agree"
// CHECK: "subject":"fh",{{.*}}"verdict":"agree"
// CHECK: "subject":"ownership-19",{{.*}}"verdict":"agree"
// CHECK: "subject":"fh-legacy",{{.*}}"reason":"out-of-contract"
// CHECK: "subject":"legacy-19",{{.*}}"reason":"out-of-contract"
// CHECK: "subject":"legacy-16",{{.*}}"reason":"out-of-contract"

// A write that does not dominate all reads: one branch only, after the buffer was forwarded to a
// loop that allocates, so that a clone-based pass gives the loop a copy.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %seven, %m[] : memref<i32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %m) -> memref<i32> {
    memref.store %eight, %x[] : memref<i32>
    %n = memref.alloc() : memref<i32>
    memref.copy %x, %n : memref<i32> to memref<i32>
    scf.yield %n : memref<i32>
  }
  %s = memref.load %m[] : memref<i32>
  vector.print %s : i32
  %t = memref.load %r[] : memref<i32>
  vector.print %t : i32
  return
}
