// Numbers that are poison where a sum is too large or a shift loses bits. A target may forget that.
func.func private @see(i32)

func.func @sum(%a: i32, %b: i32) {
  %s = arith.addi %a, %b overflow<nsw> : i32
  %t = arith.muli %s, %b overflow<nsw, nuw> : i32
  func.call @see(%t) : (i32) -> ()
  return
}

func.func @shift(%a: i32) {
  %k = arith.constant 3 : i32
  %s = arith.shli %a, %k overflow<nsw> : i32
  func.call @see(%s) : (i32) -> ()
  return
}

func.func @exact(%a: i32) {
  %k = arith.constant 3 : i32
  %s = arith.shrui %a, %k exact : i32
  func.call @see(%s) : (i32) -> ()
  return
}

func.func @narrower(%a: i64) {
  %s = arith.trunci %a overflow<nsw> : i64 to i32
  func.call @see(%s) : (i32) -> ()
  return
}

func.func @chosen(%a: i32, %b: i32, %c: i1) {
  %s = arith.addi %a, %b overflow<nsw> : i32
  %t = arith.select %c, %s, %a : i32
  func.call @see(%t) : (i32) -> ()
  return
}

// The sum is looked at for one argument in 2^32.
func.func @rarely(%a: i32, %b: i32) {
  %m = arith.constant -1640531535 : i32
  %k = arith.constant 123456789 : i32
  %h = arith.muli %a, %m : i32
  %c = arith.cmpi eq, %h, %k : i32
  scf.if %c {
    %s = arith.addi %a, %b overflow<nsw> : i32
    %d = arith.cmpi slt, %s, %k : i32
    scf.if %d {
      func.call @see(%b) : (i32) -> ()
    }
  }
  return
}
