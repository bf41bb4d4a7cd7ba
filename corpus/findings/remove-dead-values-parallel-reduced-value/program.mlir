func.func @f(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%one) -> i32 {
    scf.reduce(%two : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  scf.if %c {
    %p = arith.cmpi eq, %r, %one : i32
    scf.if %p {
      vector.print %one : i32
    }
  }
  return
}
