// The source divides by zero on two of the eight inputs. They are left out and counted, and the others decide.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json --oracle interp,native | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/leaks.mlir --json --oracle interp,native | FileCheck %s --check-prefix=LEAKS
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/wrong-where-undefined.mlir --json --oracle interp,native | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --verbose | FileCheck %s --check-prefix=TEXT

// RIGHT: "oracle":"interp",{{.*}}"verdict":"agree","inputs":8,"fit":6,"aborted":0,"left_out":2,"left_out_reason":"source-ub","left_out_message":"undefined: {{.*}} (with arguments {{.*}})"
// RIGHT: "oracle":"native-jit",{{.*}}"verdict":"agree","inputs":8,"fit":6,"aborted":0,"left_out":2
// LEAKS: "oracle":"interp",{{.*}}"kind":"leak",{{.*}}"inputs":8,"fit":6
// LEAKS: "oracle":"native-jit",{{.*}}"kind":"leak",{{.*}}"inputs":8,"fit":6
// TEXT: @f {{.*}}: agree on 6 of 8 inputs ({{[0-9]+}} paths); 2 do not fit: undefined:
// TEXT: inputs: 6 fit, 0 abort, 2 do not fit

//--- before.mlir
func.func @f(%a: i1, %b: i1, %c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %both = arith.andi %a, %b : i1
  %x = scf.if %both -> i32 {
    %d = arith.divsi %v, %zero : i32
    scf.yield %d : i32
  } else {
    %y = memref.load %m[] : memref<i32>
    scf.yield %y : i32
  }
  return %x : i32
}

//--- right.mlir
func.func @f(%a: i1, %b: i1, %c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %both = arith.andi %a, %b : i1
  %x = scf.if %both -> i32 {
    %d = arith.divsi %v, %zero : i32
    scf.yield %d : i32
  } else {
    %y = memref.load %m[] : memref<i32>
    scf.yield %y : i32
  }
  memref.dealloc %m : memref<i32>
  return %x : i32
}

//--- leaks.mlir
// The defect shows only where %c is false.
func.func @f(%a: i1, %b: i1, %c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %both = arith.andi %a, %b : i1
  %x = scf.if %both -> i32 {
    %d = arith.divsi %v, %zero : i32
    scf.yield %d : i32
  } else {
    %y = memref.load %m[] : memref<i32>
    scf.yield %y : i32
  }
  scf.if %c {
    memref.dealloc %m : memref<i32>
  }
  return %x : i32
}

//--- wrong-where-undefined.mlir
// This target frees twice, but only on inputs that do not fit, where it may do anything.
func.func @f(%a: i1, %b: i1, %c: i1) -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  %both = arith.andi %a, %b : i1
  scf.if %both {
    memref.dealloc %m : memref<i32>
  }
  return %x : i32
}
