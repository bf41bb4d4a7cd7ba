// Buffers hold negative numbers, extremes, infinities, NaN and the numbers of the program.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json \
// RUN:   | FileCheck %s --check-prefix=WRONG --implicit-check-not='"verdict":"agree"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json --oracle interp,native \
// RUN:   | FileCheck %s --check-prefix=RIGHT --implicit-check-not='"verdict":"defect"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'

//--- before.mlir
func.func @not_numbers(%m: memref<?xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf32>
    %b = arith.cmpf uno, %x, %x : f32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
func.func @infinities(%m: memref<?xf64>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf64>
    %y = arith.subf %x, %x : f64
    %o = arith.constant 0.0 : f64
    %b = arith.cmpf oeq, %y, %o : f64
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
func.func @zeros_with_signs(%m: memref<?xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf32>
    %o = arith.constant 1.0 : f32
    %q = arith.divf %o, %x : f32
    %z = arith.constant 0.0 : f32
    %b = arith.cmpf olt, %q, %z : f32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
func.func @negative_integers(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi32>
    %o = arith.constant 0 : i32
    %b = arith.cmpi slt, %x, %o : i32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
func.func @lowest_integers(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi32>
    %o = arith.constant 0 : i32
    %p = arith.subi %o, %x : i32
    %b = arith.cmpi slt, %p, %o : i32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
func.func @a_number_of_the_program(%m: memref<?xi64>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi64>
    %o = arith.constant 77777 : i64
    %b = arith.cmpi eq, %x, %o : i64
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
func.func @at_a_threshold(%m: memref<?xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf32>
    %o = arith.constant 1.0e+6 : f32
    %b = arith.cmpf oge, %x, %o : f32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
func.func @signs_of_bytes(%m: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi8>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi8>
    %o = arith.constant 4 : i8
    %b = arith.cmpi slt, %x, %o : i8
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}

//--- wrong.mlir
// WRONG: "entry":"not_numbers"{{.*}}"verdict":"defect","kind":"observation"
func.func @not_numbers(%m: memref<?xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf32>
    %b = arith.constant false
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// WRONG: "entry":"infinities"{{.*}}"verdict":"defect","kind":"observation"
func.func @infinities(%m: memref<?xf64>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf64>
    %b = arith.cmpf oeq, %x, %x : f64
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// WRONG: "entry":"zeros_with_signs"{{.*}}"verdict":"defect","kind":"observation"
func.func @zeros_with_signs(%m: memref<?xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf32>
    %z = arith.constant 0.0 : f32
    %b = arith.cmpf olt, %x, %z : f32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// WRONG: "entry":"negative_integers"{{.*}}"verdict":"defect","kind":"observation"
func.func @negative_integers(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi32>
    %b = arith.constant false
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// WRONG: "entry":"lowest_integers"{{.*}}"verdict":"defect","kind":"observation"
func.func @lowest_integers(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi32>
    %o = arith.constant 0 : i32
    %b = arith.cmpi sgt, %x, %o : i32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// WRONG: "entry":"a_number_of_the_program"{{.*}}"verdict":"defect","kind":"observation"
func.func @a_number_of_the_program(%m: memref<?xi64>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi64>
    %b = arith.constant false
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// WRONG: "entry":"at_a_threshold"{{.*}}"verdict":"defect","kind":"observation"
func.func @at_a_threshold(%m: memref<?xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf32>
    %o = arith.constant 1.0e+6 : f32
    %b = arith.cmpf ogt, %x, %o : f32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// WRONG: "entry":"signs_of_bytes"{{.*}}"verdict":"defect","kind":"observation"
func.func @signs_of_bytes(%m: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi8>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi8>
    %o = arith.constant 4 : i8
    %b = arith.cmpi ult, %x, %o : i8
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}

//--- right.mlir
// RIGHT: "entry":"not_numbers"{{.*}}"verdict":"agree"
func.func @not_numbers(%m: memref<?xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf32>
    %b = arith.cmpf une, %x, %x : f32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// RIGHT: "entry":"infinities"{{.*}}"verdict":"agree"
func.func @infinities(%m: memref<?xf64>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf64>
    %y = arith.subf %x, %x : f64
    %b = arith.cmpf ord, %y, %y : f64
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// RIGHT: "entry":"zeros_with_signs"{{.*}}"verdict":"agree"
func.func @zeros_with_signs(%m: memref<?xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf32>
    %o = arith.constant -1.0 : f32
    %q = arith.divf %o, %x : f32
    %z = arith.constant 0.0 : f32
    %b = arith.cmpf ogt, %q, %z : f32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// RIGHT: "entry":"negative_integers"{{.*}}"verdict":"agree"
func.func @negative_integers(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi32>
    %o = arith.constant 0 : i32
    %b = arith.cmpi sgt, %o, %x : i32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// RIGHT: "entry":"lowest_integers"{{.*}}"verdict":"agree"
func.func @lowest_integers(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi32>
    %o = arith.constant 0 : i32
    %p = arith.subi %o, %x : i32
    %b = arith.cmpi sgt, %o, %p : i32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// RIGHT: "entry":"a_number_of_the_program"{{.*}}"verdict":"agree"
func.func @a_number_of_the_program(%m: memref<?xi64>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi64>
    %o = arith.constant 77777 : i64
    %d = arith.xori %x, %o : i64
    %z = arith.constant 0 : i64
    %b = arith.cmpi eq, %d, %z : i64
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// RIGHT: "entry":"at_a_threshold"{{.*}}"verdict":"agree"
func.func @at_a_threshold(%m: memref<?xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xf32>
    %o = arith.constant 1.0e+6 : f32
    %b = arith.cmpf ole, %o, %x : f32
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
// RIGHT: "entry":"signs_of_bytes"{{.*}}"verdict":"agree"
func.func @signs_of_bytes(%m: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi8>
  %i = arith.constant 0 : i32
  %s = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %i) -> (i32) {
    %x = memref.load %m[%j] : memref<?xi8>
    %o = arith.constant 3 : i8
    %b = arith.cmpi sle, %x, %o : i8
    %e = arith.extui %b : i1 to i32
    %t = arith.addi %acc, %e : i32
    scf.yield %t : i32
  }
  return %s : i32
}
