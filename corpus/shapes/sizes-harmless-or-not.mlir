// A loop, which need not run, allocates in each iteration a buffer whose size is known before. Sizes that may be below zero, or
// poison, are brought to zero where the allocation leaves the loop, and no others are: one function for each kind of size.
func.func @constant_bound_minui(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.minui %n, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @minui_of_unknown(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.minui %n, %k : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @andi(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.andi %n, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @andi_of_unknown(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.andi %n, %k : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @minsi(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.minsi %n, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @minsi_of_bounded(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.andi %n, %c3 : index
  %s = arith.minsi %t, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @maxsi(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.maxsi %n, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @maxsi_of_bounded(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.remui %n, %c3 : index
  %s = arith.maxsi %t, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @maxui(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.maxui %n, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @maxui_of_bounded(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.minui %n, %c3 : index
  %s = arith.maxui %t, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @remui(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.remui %n, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @remui_by_unknown(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.maxui %k, %c3 : index
  %s = arith.remui %n, %t : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @select(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.select %c, %c1, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @select_of_unknown(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.select %c, %c1, %k : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @select_by_comparison(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.cmpi ult, %n, %c3 : index
  %s = arith.select %t, %c1, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @addi(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.andi %n, %c3 : index
  %s = arith.addi %t, %c1 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @addi_then_bounded(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.addi %n, %c1 : index
  %s = arith.andi %t, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @subi_then_bounded(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.subi %n, %k : index
  %s = arith.andi %t, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @muli_then_bounded(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.muli %n, %k : index
  %s = arith.minui %t, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @ori_then_bounded(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.ori %n, %k : index
  %s = arith.minui %t, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @xori_then_bounded(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.xori %n, %k : index
  %s = arith.minui %t, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @flag_then_bounded(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %uu = arith.andi %n, %c3 : index
  %t = arith.addi %uu, %c1 overflow<nsw> : index
  %s = arith.minui %t, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @cast_then_bounded(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.index_cast %i : i32 to index
  %s = arith.andi %t, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @cast_back(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.index_cast %n : index to i32
  %uu = arith.index_cast %t : i32 to index
  %s = arith.remui %uu, %c3 : index
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @extent_of_argument(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = memref.dim %m, %c0 : memref<?x?xi32>
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @second_extent_of_argument(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = memref.dim %m, %c1 : memref<?x?xi32>
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @extent_of_view(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<?x?xi32> to memref<1x1xi32, strided<[?, 1]>>
  %w = memref.cast %v : memref<1x1xi32, strided<[?, 1]>> to memref<?x1xi32, strided<[?, 1]>>
  %s = memref.dim %w, %c0 : memref<?x1xi32, strided<[?, 1]>>
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @extent_of_allocation(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.andi %n, %c3 : index
  %v = memref.alloc(%t) : memref<?xi32>
  %s = memref.dim %v, %c0 : memref<?xi32>
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @extent_of_unranked(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = memref.dim %u, %c0 : memref<*xi32>
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @rank(%n: index, %k: index, %i: i32, %c: i1, %x: i32, %m: memref<?x?xi32>, %u: memref<*xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = memref.rank %u : memref<*xi32>
  %end = arith.remui %k, %c3 : index
  %r = scf.for %j = %c0 to %end step %c1 iter_args(%y = %x) -> i32 {
    %a = memref.alloc(%s) : memref<?xi32>
    %big = arith.cmpi sgt, %s, %j : index
    scf.if %big {
      memref.store %y, %a[%j] : memref<?xi32>
    }
    %z = scf.if %big -> i32 {
      %v2 = memref.load %a[%j] : memref<?xi32>
      scf.yield %v2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
