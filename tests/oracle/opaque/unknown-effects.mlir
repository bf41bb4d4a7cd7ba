// An op of which nothing is known is observed like an external function, with its attributes, its operands and the
// contents of its buffers, and overwrites them.
// RUN: freehold-run %s --entry f --args 7 --ignore-leaks 2> %t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=NOTE < %t.err
// RUN: freehold-check %s --entry f --subject fh --json | FileCheck %s --check-prefix=AGREE
// RUN: freehold-check %s --entry f --subject fh --verbose | FileCheck %s --check-prefix=TEXT
// CHECK: @f(7)
// CHECK-NEXT: op foo.fill {rate = 3 : i32}([7, 7] : memref<2xi32>, 7 : i32)
// CHECK-NOT: = 7 : i32
// NOTE: note: rests on what is assumed of the opaque op 'foo.fill'
// AGREE: "verdict":"agree",{{.*}}"opaque_ops":["foo.fill","foo.twice"]
// TEXT: fh: agree {{.*}}; rests on what is assumed of opaque ops: foo.fill, foo.twice
// TEXT: opaque: 1 verdicts rest on what is assumed of unknown ops

// With the option such an op ends the run, and only where it is reached.
// RUN: %S/../Inputs/exit-code 3 freehold-run %s --entry f --unknown-ops unsupported 2>&1 | FileCheck %s --check-prefix=ENDS
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --entry f --subject fh --unknown-ops unsupported --json | FileCheck %s --check-prefix=INCONCLUSIVE
// RUN: freehold-run %s --entry unreached --unknown-ops unsupported
// ENDS: error: unsupported: foo.fill: no handler
// INCONCLUSIVE: "reason":"unsupported",{{.*}}"message":"foo.fill: no handler

// What stays unsupported: regions, terminators, values of types of other kinds, and of unknown types that may refer to a
// buffer. Without a buffer an unknown type is as good as a number.
// RUN: %S/../Inputs/exit-code 3 freehold-run %s --entry regions 2>&1 | FileCheck %s --check-prefix=REGIONS
// RUN: %S/../Inputs/exit-code 3 freehold-run %s --entry values 2>&1 | FileCheck %s --check-prefix=VALUES
// REGIONS: unsupported: foo.each: no handler
// VALUES: op foo.token()
// VALUES: unsupported: foo.wrap: a value of an unknown type that may refer to a buffer
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  "foo.fill"(%m, %v) {rate = 3 : i32, bar.hint} : (memref<2xi32>, i32) -> ()
  %x = memref.load %m[%c0] : memref<2xi32>
  %y = "foo.twice"(%x) : (i32) -> i32
  return %y : i32
}
func.func @unreached() {
  %false = arith.constant false
  scf.if %false {
    "foo.fill"() : () -> ()
  }
  return
}
func.func @regions(%m: memref<2xi32>) {
  "foo.each"(%m) ({
    "foo.end"() : () -> ()
  }) : (memref<2xi32>) -> ()
  return
}
func.func @values() {
  %t = "foo.token"() : () -> !foo.token
  "foo.use"(%t) : (!foo.token) -> ()
  %m = memref.alloc() : memref<2xi32>
  %w = "foo.wrap"(%m) : (memref<2xi32>) -> !foo.ref
  return
}
