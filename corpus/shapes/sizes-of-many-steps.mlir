// A size is followed through a few steps only, so that a buffer whose size takes more of them stays in its branch, and in
// a loop that may not run.
func.func @many_in_loop(%n: index, %m: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i32
  %s1 = arith.addi %n, %m : index
  %s2 = arith.xori %s1, %n : index
  %s3 = arith.addi %s2, %m : index
  %s4 = arith.xori %s3, %n : index
  %s5 = arith.addi %s4, %m : index
  %s6 = arith.xori %s5, %n : index
  %s7 = arith.addi %s6, %m : index
  %s8 = arith.xori %s7, %n : index
  %s9 = arith.addi %s8, %m : index
  %rest = arith.remui %s9, %c16 : index
  %size = arith.maxui %rest, %c1 : index
  %end = arith.remui %n, %c16 : index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%sum = %zero) -> i32 {
    %a = memref.alloc(%size) : memref<?xi32>
    memref.store %x, %a[%c0] : memref<?xi32>
    %v = memref.load %a[%c0] : memref<?xi32>
    %t = arith.addi %sum, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @few_in_loop(%n: index, %m: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i32
  %s1 = arith.addi %n, %m : index
  %s2 = arith.xori %s1, %n : index
  %rest = arith.remui %s2, %c16 : index
  %size = arith.maxui %rest, %c1 : index
  %end = arith.remui %n, %c16 : index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%sum = %zero) -> i32 {
    %a = memref.alloc(%size) : memref<?xi32>
    memref.store %x, %a[%c0] : memref<?xi32>
    %v = memref.load %a[%c0] : memref<?xi32>
    %t = arith.addi %sum, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @many_in_branch(%n: index, %m: index, %x: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %s1 = arith.addi %n, %m : index
  %s2 = arith.xori %s1, %n : index
  %s3 = arith.addi %s2, %m : index
  %s4 = arith.xori %s3, %n : index
  %s5 = arith.addi %s4, %m : index
  %s6 = arith.xori %s5, %n : index
  %s7 = arith.addi %s6, %m : index
  %rest = arith.remui %s7, %c16 : index
  %size = arith.maxui %rest, %c1 : index
  %r = scf.if %c -> memref<?xi32> {
    %a = memref.alloc(%size) : memref<?xi32>
    memref.store %x, %a[%c0] : memref<?xi32>
    scf.yield %a : memref<?xi32>
  } else {
    %b = memref.alloc(%c16) : memref<?xi32>
    memref.store %x, %b[%c0] : memref<?xi32>
    scf.yield %b : memref<?xi32>
  }
  %v = memref.load %r[%c0] : memref<?xi32>
  return %v : i32
}
