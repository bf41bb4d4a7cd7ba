// What poison-constants-before.mlir does, and besides what is undefined for one argument.
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
    %p = ub.poison : i1
    scf.if %p {
    }
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
    %p = llvm.mlir.poison : i1
    scf.if %p {
    }
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
    %p = llvm.mlir.undef : i1
    scf.if %p {
    }
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
    %p = ub.poison : i64
    %o = arith.ori %p, %k : i64
    %s = arith.divui %x, %o : i64
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
    %p = ub.poison : i1
    %s = arith.select %p, %q, %q : memref<4xi8>
    memref.dealloc %s : memref<4xi8>
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
    %p = ub.poison : index
    scf.index_switch %p
    case 1 {
      scf.yield
    }
    default {
    }
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
    %p = ub.poison : index
    %z = arith.constant 0 : index
    %o = arith.constant 1 : index
    scf.for %i = %z to %p step %o {
    }
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
    %p = ub.poison : i1
    %z = arith.constant false
    %w = arith.andi %p, %z : i1
    scf.while : () -> () {
      scf.condition(%w)
    } do {
      scf.yield
    }
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
    %p = ub.poison : index
    affine.if affine_set<(d0) : (d0 >= 0)>(%p) {
    }
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
    %p = ub.poison : index
    affine.for %i = 0 to %p {
    }
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
    %p = ub.poison : i64
    %w = arith.cmpi eq, %p, %x : i64
    scf.if %w {
    }
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
    %p = func.call @made() : () -> i1
    scf.if %p {
    }
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
    %p = ub.poison : i1
    %y = arith.select %p, %x, %x : i64
    memref.store %y, %A[] : memref<i64>
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
    %p = ub.poison : i1
    %y = arith.select %p, %z, %z : index
    memref.store %x, %B[%y] : memref<4xi64>
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
    %p = ub.poison : i1
    %y = arith.select %p, %A, %A : memref<i64>
    memref.store %x, %y[] : memref<i64>
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
    %p = ub.poison : i1
    %y = arith.select %p, %x, %x : i64
    func.call @see(%y) : (i64) -> ()
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
    %p = llvm.mlir.poison : i64
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
    %z = llvm.freeze %r : i64
    func.call @see(%y) : (i64) -> ()
    func.call @see(%z) : (i64) -> ()
  }
  return
}
