// What the caller writes to globals and what external functions write to buffers has negative numbers, NaN
// and numbers of the program.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle interp,native | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 10 judged = 10 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"global_sign",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"global_nan",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"global_number",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"filled_sign",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"filled_nan",{{.*}}"kind":"observation"

// The text form says what a global holds.
// RUN: freehold-run %t/before.mlir --entry global_sign --args 'set @g(seed=2;cells=-7,3,0,1) ; ()' | FileCheck %s --check-prefix=CELLS
// CELLS: set @g(seed=2;cells=-7,3,0,1)
// CELLS: result 0 = 1
// RUN: %S/../Inputs/exit-code 2 freehold-run %t/before.mlir --entry global_sign --args 'set @g(seed=2;cells=seven) ; ()' 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: set @g: {{.*}}seven

//--- before.mlir
memref.global @g : memref<4xi32>
memref.global @h : memref<4xf32>
func.func private @fill(memref<4xi32>)
func.func private @fillf(memref<8xf32>)
func.func @global_sign() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<4xi32>
  %x = memref.load %g[%c0] : memref<4xi32>
  %zero = arith.constant 0 : i32
  %b = arith.cmpi slt, %x, %zero : i32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @global_nan() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @h : memref<4xf32>
  %x = memref.load %g[%c0] : memref<4xf32>
  %b = arith.cmpf uno, %x, %x : f32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @global_number() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<4xi32>
  %x = memref.load %g[%c0] : memref<4xi32>
  %limit = arith.constant 4321 : i32
  %b = arith.cmpi eq, %x, %limit : i32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @filled_sign() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  call @fill(%m) : (memref<4xi32>) -> ()
  %x = memref.load %m[%c0] : memref<4xi32>
  %zero = arith.constant 0 : i32
  %b = arith.cmpi slt, %x, %zero : i32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @filled_nan() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %m = memref.alloca() : memref<8xf32>
  call @fillf(%m) : (memref<8xf32>) -> ()
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%count = %zero) -> (i32) {
    %x = memref.load %m[%i] : memref<8xf32>
    %b = arith.cmpf uno, %x, %x : f32
    %one = arith.extui %b : i1 to i32
    %next = arith.addi %count, %one : i32
    scf.yield %next : i32
  }
  return %r : i32
}

//--- right.mlir
memref.global @g : memref<4xi32>
memref.global @h : memref<4xf32>
func.func private @fill(memref<4xi32>)
func.func private @fillf(memref<8xf32>)
func.func @global_sign() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<4xi32>
  %x = memref.load %g[%c0] : memref<4xi32>
  %zero = arith.constant 0 : i32
  %b = arith.cmpi sgt, %zero, %x : i32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @global_nan() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @h : memref<4xf32>
  %x = memref.load %g[%c0] : memref<4xf32>
  %b = arith.cmpf une, %x, %x : f32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @global_number() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<4xi32>
  %x = memref.load %g[%c0] : memref<4xi32>
  %limit = arith.constant 4321 : i32
  %d = arith.xori %x, %limit : i32
  %zero = arith.constant 0 : i32
  %b = arith.cmpi eq, %d, %zero : i32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @filled_sign() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  call @fill(%m) : (memref<4xi32>) -> ()
  %x = memref.load %m[%c0] : memref<4xi32>
  %c31 = arith.constant 31 : i32
  %r = arith.shrui %x, %c31 : i32
  return %r : i32
}
func.func @filled_nan() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %m = memref.alloca() : memref<8xf32>
  call @fillf(%m) : (memref<8xf32>) -> ()
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%count = %zero) -> (i32) {
    %x = memref.load %m[%i] : memref<8xf32>
    %b = arith.cmpf une, %x, %x : f32
    %one = arith.extui %b : i1 to i32
    %next = arith.addi %count, %one : i32
    scf.yield %next : i32
  }
  return %r : i32
}

//--- wrong.mlir
memref.global @g : memref<4xi32>
memref.global @h : memref<4xf32>
func.func private @fill(memref<4xi32>)
func.func private @fillf(memref<8xf32>)
func.func @global_sign() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<4xi32>
  %x = memref.load %g[%c0] : memref<4xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
func.func @global_nan() -> i32 {
  %r = arith.constant 0 : i32
  return %r : i32
}
func.func @global_number() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<4xi32>
  %x = memref.load %g[%c0] : memref<4xi32>
  %limit = arith.constant 4321 : i32
  %r = arith.constant 0 : i32
  return %r : i32
}
func.func @filled_sign() -> i32 {
  %m = memref.alloca() : memref<4xi32>
  call @fill(%m) : (memref<4xi32>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
func.func @filled_nan() -> i32 {
  %m = memref.alloca() : memref<8xf32>
  call @fillf(%m) : (memref<8xf32>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
