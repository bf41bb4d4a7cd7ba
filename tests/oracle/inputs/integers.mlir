// Integers are numbers of the program and next to them, negative, equal, and extremes of their type.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json \
// RUN:   | FileCheck %s --check-prefix=WRONG --implicit-check-not='"verdict":"agree"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json --oracle interp,native \
// RUN:   | FileCheck %s --check-prefix=RIGHT --implicit-check-not='"verdict":"defect"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'

//--- before.mlir
func.func @threshold(%n: index) -> i1 {
  %k = arith.constant 100 : index
  %r = arith.cmpi slt, %n, %k : index
  return %r : i1
}
func.func @below_a_threshold(%n: index) -> i1 {
  %k = arith.constant 100 : index
  %r = arith.cmpi slt, %n, %k : index
  return %r : i1
}
func.func @negative_index(%n: index) -> i1 {
  %k = arith.constant 4 : index
  %r = arith.cmpi slt, %n, %k : index
  return %r : i1
}
func.func @negative_or_zero(%n: i32) -> i1 {
  %k = arith.constant 1 : i32
  %r = arith.cmpi slt, %n, %k : i32
  return %r : i1
}
func.func @lowest(%n: i32) -> i1 {
  %k = arith.constant -2147483648 : i32
  %r = arith.cmpi eq, %n, %k : i32
  return %r : i1
}
func.func @highest_wraps(%n: i32) -> i1 {
  %k = arith.constant 1 : i32
  %s = arith.addi %n, %k : i32
  %r = arith.cmpi sgt, %s, %n : i32
  return %r : i1
}
func.func @magic(%n: i32) -> i1 {
  %k = arith.constant 1234567 : i32
  %r = arith.cmpi eq, %n, %k : i32
  return %r : i1
}
func.func @case_of_a_switch(%n: index) -> i32 {
  %r = scf.index_switch %n -> i32
  case 11 {
    %a = arith.constant 1 : i32
    scf.yield %a : i32
  }
  case 42 {
    %a = arith.constant 2 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant 3 : i32
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @signed_shift(%n: i32) -> i32 {
  %k = arith.constant 1 : i32
  %s = arith.shrsi %n, %k : i32
  return %s : i32
}
func.func @cut_to_a_byte(%n: i16) -> i16 {
  %k = arith.constant 255 : i16
  %s = arith.andi %n, %k : i16
  return %s : i16
}
func.func @cut_to_32_bits(%n: i64) -> i64 {
  %t = arith.trunci %n : i64 to i32
  %s = arith.extsi %t : i32 to i64
  return %s : i64
}
func.func @equal(%n: i32, %m: i32) -> i1 {
  %r = arith.cmpi sge, %n, %m : i32
  return %r : i1
}
func.func @unequal(%n: i64, %m: i64) -> i1 {
  %r = arith.cmpi eq, %n, %m : i64
  return %r : i1
}
func.func @equal_to_a_size(%n: index, %m: memref<?xf32>) -> i1 {
  %cs = arith.constant 0 : index
  %s = memref.dim %m, %cs : memref<?xf32>
  %r = arith.cmpi ult, %n, %s : index
  return %r : i1
}
func.func @last_element(%n: index, %m: memref<?xf32>) -> i1 {
  %cs = arith.constant 0 : index
  %s = memref.dim %m, %cs : memref<?xf32>
  %k = arith.constant 1 : index
  %e = arith.addi %n, %k : index
  %r = arith.cmpi ult, %e, %s : index
  return %r : i1
}
func.func @signs_of_bytes(%n: i8, %m: i8) -> i8 {
  %r = arith.maxsi %n, %m : i8
  return %r : i8
}

//--- wrong.mlir
// WRONG: "entry":"threshold"{{.*}}"verdict":"defect","kind":"observation"
func.func @threshold(%n: index) -> i1 {
  %k = arith.constant 100 : index
  %r = arith.cmpi sle, %n, %k : index
  return %r : i1
}
// WRONG: "entry":"below_a_threshold"{{.*}}"verdict":"defect","kind":"observation"
func.func @below_a_threshold(%n: index) -> i1 {
  %k = arith.constant 99 : index
  %r = arith.cmpi slt, %n, %k : index
  return %r : i1
}
// WRONG: "entry":"negative_index"{{.*}}"verdict":"defect","kind":"observation"
func.func @negative_index(%n: index) -> i1 {
  %k = arith.constant 4 : index
  %r = arith.cmpi ult, %n, %k : index
  return %r : i1
}
// WRONG: "entry":"negative_or_zero"{{.*}}"verdict":"defect","kind":"observation"
func.func @negative_or_zero(%n: i32) -> i1 {
  %k = arith.constant 0 : i32
  %r = arith.cmpi eq, %n, %k : i32
  return %r : i1
}
// WRONG: "entry":"lowest"{{.*}}"verdict":"defect","kind":"observation"
func.func @lowest(%n: i32) -> i1 {
  %f = arith.constant false
  return %f : i1
}
// WRONG: "entry":"highest_wraps"{{.*}}"verdict":"defect","kind":"observation"
func.func @highest_wraps(%n: i32) -> i1 {
  %t = arith.constant true
  return %t : i1
}
// WRONG: "entry":"magic"{{.*}}"verdict":"defect","kind":"observation"
func.func @magic(%n: i32) -> i1 {
  %f = arith.constant false
  return %f : i1
}
// WRONG: "entry":"case_of_a_switch"{{.*}}"verdict":"defect","kind":"observation"
func.func @case_of_a_switch(%n: index) -> i32 {
  %r = scf.index_switch %n -> i32
  case 11 {
    %a = arith.constant 1 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant 3 : i32
    scf.yield %a : i32
  }
  return %r : i32
}
// WRONG: "entry":"signed_shift"{{.*}}"verdict":"defect","kind":"observation"
func.func @signed_shift(%n: i32) -> i32 {
  %k = arith.constant 1 : i32
  %s = arith.shrui %n, %k : i32
  return %s : i32
}
// WRONG: "entry":"cut_to_a_byte"{{.*}}"verdict":"defect","kind":"observation"
func.func @cut_to_a_byte(%n: i16) -> i16 {
  return %n : i16
}
// WRONG: "entry":"cut_to_32_bits"{{.*}}"verdict":"defect","kind":"observation"
func.func @cut_to_32_bits(%n: i64) -> i64 {
  return %n : i64
}
// WRONG: "entry":"equal"{{.*}}"verdict":"defect","kind":"observation"
func.func @equal(%n: i32, %m: i32) -> i1 {
  %r = arith.cmpi sgt, %n, %m : i32
  return %r : i1
}
// WRONG: "entry":"unequal"{{.*}}"verdict":"defect","kind":"observation"
func.func @unequal(%n: i64, %m: i64) -> i1 {
  %t = arith.constant true
  return %t : i1
}
// WRONG: "entry":"equal_to_a_size"{{.*}}"verdict":"defect","kind":"observation"
func.func @equal_to_a_size(%n: index, %m: memref<?xf32>) -> i1 {
  %cs = arith.constant 0 : index
  %s = memref.dim %m, %cs : memref<?xf32>
  %r = arith.cmpi ule, %n, %s : index
  return %r : i1
}
// WRONG: "entry":"last_element"{{.*}}"verdict":"defect","kind":"observation"
func.func @last_element(%n: index, %m: memref<?xf32>) -> i1 {
  %cs = arith.constant 0 : index
  %s = memref.dim %m, %cs : memref<?xf32>
  %r = arith.cmpi ult, %n, %s : index
  return %r : i1
}
// WRONG: "entry":"signs_of_bytes"{{.*}}"verdict":"defect","kind":"observation"
func.func @signs_of_bytes(%n: i8, %m: i8) -> i8 {
  %r = arith.maxui %n, %m : i8
  return %r : i8
}

//--- right.mlir
// RIGHT: "entry":"threshold"{{.*}}"verdict":"agree"
func.func @threshold(%n: index) -> i1 {
  %k = arith.constant 99 : index
  %r = arith.cmpi sle, %n, %k : index
  return %r : i1
}
// RIGHT: "entry":"below_a_threshold"{{.*}}"verdict":"agree"
func.func @below_a_threshold(%n: index) -> i1 {
  %k = arith.constant 99 : index
  %r = arith.cmpi sle, %n, %k : index
  return %r : i1
}
// RIGHT: "entry":"negative_index"{{.*}}"verdict":"agree"
func.func @negative_index(%n: index) -> i1 {
  %k = arith.constant 3 : index
  %r = arith.cmpi sle, %n, %k : index
  return %r : i1
}
// RIGHT: "entry":"negative_or_zero"{{.*}}"verdict":"agree"
func.func @negative_or_zero(%n: i32) -> i1 {
  %k = arith.constant 0 : i32
  %r = arith.cmpi sle, %n, %k : i32
  return %r : i1
}
// RIGHT: "entry":"lowest"{{.*}}"verdict":"agree"
func.func @lowest(%n: i32) -> i1 {
  %k = arith.constant -2147483647 : i32
  %r = arith.cmpi slt, %n, %k : i32
  return %r : i1
}
// RIGHT: "entry":"highest_wraps"{{.*}}"verdict":"agree"
func.func @highest_wraps(%n: i32) -> i1 {
  %k = arith.constant 2147483647 : i32
  %r = arith.cmpi ne, %n, %k : i32
  return %r : i1
}
// RIGHT: "entry":"magic"{{.*}}"verdict":"agree"
func.func @magic(%n: i32) -> i1 {
  %k = arith.constant 1234567 : i32
  %r = arith.cmpi eq, %k, %n : i32
  return %r : i1
}
// RIGHT: "entry":"case_of_a_switch"{{.*}}"verdict":"agree"
func.func @case_of_a_switch(%n: index) -> i32 {
  %r = scf.index_switch %n -> i32
  case 42 {
    %a = arith.constant 2 : i32
    scf.yield %a : i32
  }
  case 11 {
    %a = arith.constant 1 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant 3 : i32
    scf.yield %a : i32
  }
  return %r : i32
}
// RIGHT: "entry":"signed_shift"{{.*}}"verdict":"agree"
func.func @signed_shift(%n: i32) -> i32 {
  %k = arith.constant 2 : i32
  %s = arith.floordivsi %n, %k : i32
  return %s : i32
}
// RIGHT: "entry":"cut_to_a_byte"{{.*}}"verdict":"agree"
func.func @cut_to_a_byte(%n: i16) -> i16 {
  %t = arith.trunci %n : i16 to i8
  %s = arith.extui %t : i8 to i16
  return %s : i16
}
// RIGHT: "entry":"cut_to_32_bits"{{.*}}"verdict":"agree"
func.func @cut_to_32_bits(%n: i64) -> i64 {
  %k = arith.constant 32 : i64
  %h = arith.shli %n, %k : i64
  %s = arith.shrsi %h, %k : i64
  return %s : i64
}
// RIGHT: "entry":"equal"{{.*}}"verdict":"agree"
func.func @equal(%n: i32, %m: i32) -> i1 {
  %r = arith.cmpi sle, %m, %n : i32
  return %r : i1
}
// RIGHT: "entry":"unequal"{{.*}}"verdict":"agree"
func.func @unequal(%n: i64, %m: i64) -> i1 {
  %s = arith.subi %n, %m : i64
  %k = arith.constant 0 : i64
  %r = arith.cmpi eq, %s, %k : i64
  return %r : i1
}
// RIGHT: "entry":"equal_to_a_size"{{.*}}"verdict":"agree"
func.func @equal_to_a_size(%n: index, %m: memref<?xf32>) -> i1 {
  %cs = arith.constant 0 : index
  %s = memref.dim %m, %cs : memref<?xf32>
  %r = arith.cmpi ugt, %s, %n : index
  return %r : i1
}
// RIGHT: "entry":"last_element"{{.*}}"verdict":"agree"
func.func @last_element(%n: index, %m: memref<?xf32>) -> i1 {
  %cs = arith.constant 0 : index
  %s = memref.dim %m, %cs : memref<?xf32>
  %k = arith.constant 1 : index
  %e = arith.addi %n, %k : index
  %r = arith.cmpi ugt, %s, %e : index
  return %r : i1
}
// RIGHT: "entry":"signs_of_bytes"{{.*}}"verdict":"agree"
func.func @signs_of_bytes(%n: i8, %m: i8) -> i8 {
  %c = arith.cmpi sgt, %n, %m : i8
  %r = arith.select %c, %n, %m : i8
  return %r : i8
}
