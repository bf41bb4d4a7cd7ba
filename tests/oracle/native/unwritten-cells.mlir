// Natively an unwritten cell holds something, and what is computed from it may be the same whatever that
// is. Neither is held against a program: what the interpreter calls unwritten may be anything.
//
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/before.mlir --target %t/good.mlir --oracle interp,native --json | FileCheck %s --check-prefix=GOOD
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/bad.mlir --oracle interp,native --json | FileCheck %s --check-prefix=BAD
// GOOD: "oracle":"interp"{{.*}}"verdict":"agree"
// GOOD: "oracle":"native-jit"{{.*}}"verdict":"agree"
// BAD: "oracle":"interp"{{.*}}"verdict":"defect","kind":"observation"
// BAD: "oracle":"native-jit"{{.*}}"verdict":"defect","kind":"observation"

//--- before.mlir
memref.global "private" @count : memref<i32> = dense<0>
func.func private @look(memref<4xi32>)
func.func @f(%v: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %g = memref.get_global @count : memref<i32>
  memref.store %v, %g[] : memref<i32>
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %x = memref.load %m[%c1] : memref<4xi32>
  %y = arith.addi %x, %one : i32
  memref.store %y, %m[%c1] : memref<4xi32>
  %z = arith.andi %x, %zero : i32
  memref.store %z, %m[%c2] : memref<4xi32>
  call @look(%m) : (memref<4xi32>) -> ()
  %r = memref.alloc() : memref<4xi32>
  memref.store %v, %r[%c0] : memref<4xi32>
  return %r : memref<4xi32>
}

//--- good.mlir
func.func private @look(memref<4xi32>)
func.func @f(%v: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  call @look(%m) : (memref<4xi32>) -> ()
  memref.store %v, %m[%c0] : memref<4xi32>
  return %m : memref<4xi32>
}

//--- bad.mlir
func.func private @look(memref<4xi32>)
func.func @f(%v: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  call @look(%m) : (memref<4xi32>) -> ()
  %r = memref.alloc() : memref<4xi32>
  memref.store %v, %r[%c1] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %r : memref<4xi32>
}
