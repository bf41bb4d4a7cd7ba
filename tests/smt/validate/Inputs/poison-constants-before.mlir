// Constants that are no numbers. Each target of poison-constants-after.mlir depends on one where its source does not, for
// one argument in 2^64.
func.func private @see(i64)
func.func private @made() -> i1 {
  %p = ub.poison : i1
  return %p : i1
}

func.func @branches(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
  }
  return
}

func.func @branches_on_llvm_poison(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
  }
  return
}

func.func @branches_on_undef(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
  }
  return
}

func.func @divides(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
  }
  return
}

func.func @frees(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
    %q = memref.alloc() : memref<4xi8>
    memref.dealloc %q : memref<4xi8>
  }
  return
}

func.func @switches(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
  }
  return
}

func.func @counts(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
  }
  return
}

func.func @repeats(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
  }
  return
}

func.func @asks_affine(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
  }
  return
}

func.func @counts_affine(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
  }
  return
}

func.func @compares(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
  }
  return
}

func.func @calls_for_it(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
  }
  return
}

func.func @stores(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
    memref.store %x, %A[] : memref<i64>
  }
  return
}

func.func @stores_somewhere(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
    %z = arith.constant 0 : index
    memref.store %x, %B[%z] : memref<4xi64>
  }
  return
}

func.func @stores_into(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
    memref.store %x, %A[] : memref<i64>
  }
  return
}

func.func @passes_on(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
    func.call @see(%x) : (i64) -> ()
  }
  return
}

func.func @masks(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
    %p = llvm.mlir.undef : i64
    %z = arith.constant 0 : i64
    %y = arith.andi %p, %z : i64
    func.call @see(%y) : (i64) -> ()
  }
  return
}

func.func @freezes_twice(%x: i64, %A: memref<i64>, %B: memref<4xi64>) {
  %h = arith.constant 33 : i64
  %m = arith.constant -49064778989728563 : i64
  %k = arith.constant 81985529216486895 : i64
  %a = arith.muli %x, %m : i64
  %b = arith.shrui %a, %h : i64
  %c = arith.xori %a, %b : i64
  %g = arith.cmpi eq, %c, %k : i64
  scf.if %g {
    %r = arith.addi %x, %x overflow<nsw> : i64
    %y = llvm.freeze %r : i64
    func.call @see(%y) : (i64) -> ()
    func.call @see(%y) : (i64) -> ()
  }
  return
}
