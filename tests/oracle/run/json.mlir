// One object a line for each entry, with the fields that others build on.
// RUN: %S/../Inputs/exit-code 1 freehold-run %s --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %s --json | python3 -c "import json,sys; [json.loads(l) for l in sys.stdin]"
// RUN: %S/../Inputs/exit-code 3 freehold-run %s --json --entry forever --steps 1000 | FileCheck %s --check-prefix=BUDGET
// RUN: %S/../Inputs/exit-code 3 freehold-run %s --json --entry unknown --unknown-ops unsupported | FileCheck %s --check-prefix=UNKNOWN

// CHECK: {"entry":"leaks","args":"","termination":"returned","leaks":[{"notion":"unfreed","location":"{{[^"]*}}json.mlir:[[#@LINE+4]]:8","bytes":4,"allocation":1}],"observations":["print 7 : i32","result 0 = 7 : i32"]
func.func @leaks() -> i32 {
  %v = arith.constant 7 : i32
  vector.print %v : i32
  %m = memref.alloc() : memref<i32>
  return %v : i32
}

// CHECK: {"entry":"errs","args":"3","termination":"error","kind":"bad-free","location":"{{[^"]*}}json.mlir:[[#@LINE+4]]:3"
// CHECK-SAME: "leaks":[],"observations":[]
func.func @errs(%i: index) {
  %m = memref.alloca() : memref<i32>
  memref.dealloc %m : memref<i32>
  return
}

// CHECK: {"entry":"aborts","args":"0","termination":"aborted","location":"{{[^"]*}}json.mlir:[[#@LINE+3]]:3"
// CHECK-SAME: "leaks":[]
func.func @aborts(%c: i1) {
  cf.assert %c, "no"
  return
}

// BUDGET: {"entry":"forever","args":"","termination":"budget","location":"{{[^"]*}}json.mlir:{{[0-9]+}}:3"
func.func private @forever() {
  cf.br ^a
^a:
  cf.br ^a
}

// UNKNOWN: {"entry":"unknown","args":"","termination":"unsupported","location":"{{[^"]*}}json.mlir:[[#@LINE+2]]:8"
func.func private @unknown() {
  %m = gpu.lane_id
  return
}
