// An input that is tried only because of the target: its defect is judged by the native engine on the same input.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong-state.mlir --oracle interp,native --json | FileCheck %s --check-prefix=STATE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong-number.mlir --oracle interp,native --json | FileCheck %s --check-prefix=NUMBER
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle interp,native --json | FileCheck %s --check-prefix=RIGHT
// STATE: "oracle":"interp",{{.*}}"verdict":"defect","kind":"observation"{{.*}}"args":"[[ARGS:[^"]*;[^"]*]]"
// STATE-NEXT: "oracle":"native-jit",{{.*}}"verdict":"defect","kind":"observation"{{.*}}"args":"[[ARGS]]"
// NUMBER: "oracle":"interp",{{.*}}"verdict":"defect","kind":"observation"{{.*}}"args":"[[ARGS:[^"]*]]"
// NUMBER-NEXT: "oracle":"native-jit",{{.*}}"verdict":"defect","kind":"observation"{{.*}}"args":"[[ARGS]]"
// RIGHT: "oracle":"interp",{{.*}}"verdict":"agree"
// RIGHT-NEXT: "oracle":"native-jit",{{.*}}"verdict":"agree"

//--- before.mlir
func.func @f(%v: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %x : i32
}

//--- right.mlir
memref.global "private" @b : memref<i32> = uninitialized
func.func @f(%v: i32) -> i32 {
  %m = memref.get_global @b : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

//--- wrong-state.mlir
memref.global "private" @b : memref<i32> = uninitialized
memref.global "private" @set : memref<i1> = dense<false>
func.func @f(%v: i32) -> i32 {
  %true = arith.constant true
  %m = memref.get_global @b : memref<i32>
  %s = memref.get_global @set : memref<i1>
  %isSet = memref.load %s[] : memref<i1>
  scf.if %isSet {
  } else {
    memref.store %v, %m[] : memref<i32>
    memref.store %true, %s[] : memref<i1>
  }
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

//--- wrong-number.mlir
func.func @f(%v: i32) -> i32 {
  %limit = arith.constant 98765 : i32
  %r = arith.minsi %v, %limit : i32
  %high = arith.constant 98767 : i32
  %isFar = arith.cmpi sgt, %v, %high : i32
  %x = arith.select %isFar, %v, %r : i32
  return %x : i32
}
