// Arguments with dynamic strides also run backwards: a caller may pass a reversed view.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle interp,native | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 6 judged = 6 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"first",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"rows",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"fixed",{{.*}}"kind":"out-of-bounds"
// The search sets a stride that no drawn argument has.
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/rare.mlir --target %t/rare-wrong.mlir --json | FileCheck %s --check-prefix=RARE
// RARE: "kind":"observation"{{.*}}"args":"memref({{[^"]*}};strides=-7
// RUN: freehold-check %t/rare.mlir --target %t/rare-wrong.mlir --search-tries 0 --json | FileCheck %s --check-prefix=DRAWN
// DRAWN: "verdict":"agree"

// A caller that places the first element leaves no room before it, so the seed does not turn such arguments.
// RUN: freehold-run %t/before.mlir --entry first --args 'memref(3;seed=6;iota)' | FileCheck %s --check-prefix=TURNED
// TURNED: argument 0 = [2, 1, 0]{{$}}
// RUN: freehold-run %t/before.mlir --entry first --args 'memref(3;seed=6;offset=0;iota)' | FileCheck %s --check-prefix=PLACED
// PLACED: argument 0 = [0, 1, 2]{{$}}

//--- before.mlir
func.func @first(%m: memref<?xi32, strided<[?], offset: ?>>) -> i1 {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m
    : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %c0 = arith.constant 0 : index
  %b = arith.cmpi slt, %stride, %c0 : index
  return %b : i1
}
func.func @rows(%m: memref<?x?xi32, strided<[?, 1], offset: ?>>) -> i1 {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xi32, strided<[?, 1], offset: ?>> -> memref<i32>, index, index, index, index, index
  %c0 = arith.constant 0 : index
  %b = arith.cmpi slt, %strides#0, %c0 : index
  return %b : i1
}
func.func @fixed(%m: memref<3xi32, strided<[-2], offset: 5>>, %n: memref<?xi32, strided<[-1]>>) -> i32 {
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c1] : memref<3xi32, strided<[-2], offset: 5>>
  return %x : i32
}

//--- right.mlir
func.func @first(%m: memref<?xi32, strided<[?], offset: ?>>) -> i1 {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m
    : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %c0 = arith.constant 0 : index
  %b = arith.cmpi sgt, %c0, %stride : index
  return %b : i1
}
func.func @rows(%m: memref<?x?xi32, strided<[?, 1], offset: ?>>) -> i1 {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xi32, strided<[?, 1], offset: ?>> -> memref<i32>, index, index, index, index, index
  %c0 = arith.constant 0 : index
  %b = arith.cmpi sgt, %c0, %strides#0 : index
  return %b : i1
}
func.func @fixed(%m: memref<3xi32, strided<[-2], offset: 5>>, %n: memref<?xi32, strided<[-1]>>) -> i32 {
  %c2 = arith.constant 2 : index
  %back = memref.reinterpret_cast %m to offset: [1], sizes: [3], strides: [2] : memref<3xi32, strided<[-2], offset: 5>> to memref<3xi32, strided<[2], offset: 1>>
  %c1 = arith.constant 1 : index
  %x = memref.load %back[%c1] : memref<3xi32, strided<[2], offset: 1>>
  return %x : i32
}

//--- wrong.mlir
func.func @first(%m: memref<?xi32, strided<[?], offset: ?>>) -> i1 {
  %false = arith.constant false
  return %false : i1
}
func.func @rows(%m: memref<?x?xi32, strided<[?, 1], offset: ?>>) -> i1 {
  %false = arith.constant false
  return %false : i1
}
func.func @fixed(%m: memref<3xi32, strided<[-2], offset: 5>>, %n: memref<?xi32, strided<[-1]>>) -> i32 {
  %on = memref.reinterpret_cast %m to offset: [5], sizes: [3], strides: [2] : memref<3xi32, strided<[-2], offset: 5>> to memref<3xi32, strided<[2], offset: 5>>
  %c1 = arith.constant 1 : index
  %x = memref.load %on[%c1] : memref<3xi32, strided<[2], offset: 5>>
  return %x : i32
}

//--- rare.mlir
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>) -> index {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m
    : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  return %stride : index
}
//--- rare-wrong.mlir
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>) -> index {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m
    : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %rare = arith.constant -7 : index
  %isRare = arith.cmpi eq, %stride, %rare : index
  %r = scf.if %isRare -> index {
    scf.yield %size : index
  } else {
    scf.yield %stride : index
  }
  return %r : index
}
