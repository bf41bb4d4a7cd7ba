// A new buffer and one of each origin meet in a join, and another new buffer is returned beside what comes out.
memref.global @shared : memref<2xi32> = dense<[3, 4]>
memref.global @also_shared : memref<2xi32> = dense<[5, 6]>
func.func private @given() -> memref<2xi32>
func.func @meets_argument(%c: i1, %argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
    %box: memref<memref<2xi32>>, %x: i32) -> (i32, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %global = memref.get_global @shared : memref<2xi32>
  %other_global = memref.get_global @also_shared : memref<2xi32>
  %given = call @given() : () -> memref<2xi32>
  %local = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%local : memref<2xi32>)
  %shown = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%shown : memref<2xi32>)
  %own_box = memref.alloc() : memref<memref<2xi32>>
  memref.store %shown, %own_box[] : memref<memref<2xi32>>
  %loaded = memref.load %box[] : memref<memref<2xi32>>
  %kept = memref.load %own_box[] : memref<memref<2xi32>>
  %p = scf.if %c -> memref<2xi32> {
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<2xi32>)
    scf.yield %n : memref<2xi32>
  } else {
    scf.yield %argument : memref<2xi32>
  }
  %y = memref.load %p[%c0] : memref<2xi32>
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%o : memref<2xi32>)
  %q = arith.select %c, %o, %loaded : memref<2xi32>
  return %y, %q : i32, memref<2xi32>
}
func.func @meets_lone_argument(%c: i1, %argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
    %box: memref<memref<2xi32>>, %x: i32) -> (i32, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %global = memref.get_global @shared : memref<2xi32>
  %other_global = memref.get_global @also_shared : memref<2xi32>
  %given = call @given() : () -> memref<2xi32>
  %local = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%local : memref<2xi32>)
  %shown = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%shown : memref<2xi32>)
  %own_box = memref.alloc() : memref<memref<2xi32>>
  memref.store %shown, %own_box[] : memref<memref<2xi32>>
  %loaded = memref.load %box[] : memref<memref<2xi32>>
  %kept = memref.load %own_box[] : memref<memref<2xi32>>
  %p = scf.if %c -> memref<2xi32> {
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<2xi32>)
    scf.yield %n : memref<2xi32>
  } else {
    scf.yield %lone_argument : memref<2xi32>
  }
  %y = memref.load %p[%c0] : memref<2xi32>
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%o : memref<2xi32>)
  %q = arith.select %c, %o, %loaded : memref<2xi32>
  return %y, %q : i32, memref<2xi32>
}
func.func @meets_global(%c: i1, %argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
    %box: memref<memref<2xi32>>, %x: i32) -> (i32, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %global = memref.get_global @shared : memref<2xi32>
  %other_global = memref.get_global @also_shared : memref<2xi32>
  %given = call @given() : () -> memref<2xi32>
  %local = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%local : memref<2xi32>)
  %shown = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%shown : memref<2xi32>)
  %own_box = memref.alloc() : memref<memref<2xi32>>
  memref.store %shown, %own_box[] : memref<memref<2xi32>>
  %loaded = memref.load %box[] : memref<memref<2xi32>>
  %kept = memref.load %own_box[] : memref<memref<2xi32>>
  %p = scf.if %c -> memref<2xi32> {
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<2xi32>)
    scf.yield %n : memref<2xi32>
  } else {
    scf.yield %global : memref<2xi32>
  }
  %y = memref.load %p[%c0] : memref<2xi32>
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%o : memref<2xi32>)
  %q = arith.select %c, %o, %loaded : memref<2xi32>
  return %y, %q : i32, memref<2xi32>
}
func.func @meets_given(%c: i1, %argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
    %box: memref<memref<2xi32>>, %x: i32) -> (i32, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %global = memref.get_global @shared : memref<2xi32>
  %other_global = memref.get_global @also_shared : memref<2xi32>
  %given = call @given() : () -> memref<2xi32>
  %local = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%local : memref<2xi32>)
  %shown = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%shown : memref<2xi32>)
  %own_box = memref.alloc() : memref<memref<2xi32>>
  memref.store %shown, %own_box[] : memref<memref<2xi32>>
  %loaded = memref.load %box[] : memref<memref<2xi32>>
  %kept = memref.load %own_box[] : memref<memref<2xi32>>
  %p = scf.if %c -> memref<2xi32> {
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<2xi32>)
    scf.yield %n : memref<2xi32>
  } else {
    scf.yield %given : memref<2xi32>
  }
  %y = memref.load %p[%c0] : memref<2xi32>
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%o : memref<2xi32>)
  %q = arith.select %c, %o, %loaded : memref<2xi32>
  return %y, %q : i32, memref<2xi32>
}
func.func @meets_local(%c: i1, %argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
    %box: memref<memref<2xi32>>, %x: i32) -> (i32, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %global = memref.get_global @shared : memref<2xi32>
  %other_global = memref.get_global @also_shared : memref<2xi32>
  %given = call @given() : () -> memref<2xi32>
  %local = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%local : memref<2xi32>)
  %shown = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%shown : memref<2xi32>)
  %own_box = memref.alloc() : memref<memref<2xi32>>
  memref.store %shown, %own_box[] : memref<memref<2xi32>>
  %loaded = memref.load %box[] : memref<memref<2xi32>>
  %kept = memref.load %own_box[] : memref<memref<2xi32>>
  %p = scf.if %c -> memref<2xi32> {
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<2xi32>)
    scf.yield %n : memref<2xi32>
  } else {
    scf.yield %local : memref<2xi32>
  }
  %y = memref.load %p[%c0] : memref<2xi32>
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%o : memref<2xi32>)
  %q = arith.select %c, %o, %loaded : memref<2xi32>
  return %y, %q : i32, memref<2xi32>
}
func.func @meets_shown(%c: i1, %argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
    %box: memref<memref<2xi32>>, %x: i32) -> (i32, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %global = memref.get_global @shared : memref<2xi32>
  %other_global = memref.get_global @also_shared : memref<2xi32>
  %given = call @given() : () -> memref<2xi32>
  %local = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%local : memref<2xi32>)
  %shown = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%shown : memref<2xi32>)
  %own_box = memref.alloc() : memref<memref<2xi32>>
  memref.store %shown, %own_box[] : memref<memref<2xi32>>
  %loaded = memref.load %box[] : memref<memref<2xi32>>
  %kept = memref.load %own_box[] : memref<memref<2xi32>>
  %p = scf.if %c -> memref<2xi32> {
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<2xi32>)
    scf.yield %n : memref<2xi32>
  } else {
    scf.yield %shown : memref<2xi32>
  }
  %y = memref.load %p[%c0] : memref<2xi32>
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%o : memref<2xi32>)
  %q = arith.select %c, %o, %loaded : memref<2xi32>
  return %y, %q : i32, memref<2xi32>
}
func.func @meets_loaded(%c: i1, %argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
    %box: memref<memref<2xi32>>, %x: i32) -> (i32, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %global = memref.get_global @shared : memref<2xi32>
  %other_global = memref.get_global @also_shared : memref<2xi32>
  %given = call @given() : () -> memref<2xi32>
  %local = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%local : memref<2xi32>)
  %shown = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%shown : memref<2xi32>)
  %own_box = memref.alloc() : memref<memref<2xi32>>
  memref.store %shown, %own_box[] : memref<memref<2xi32>>
  %loaded = memref.load %box[] : memref<memref<2xi32>>
  %kept = memref.load %own_box[] : memref<memref<2xi32>>
  %p = scf.if %c -> memref<2xi32> {
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<2xi32>)
    scf.yield %n : memref<2xi32>
  } else {
    scf.yield %loaded : memref<2xi32>
  }
  %y = memref.load %p[%c0] : memref<2xi32>
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%o : memref<2xi32>)
  %q = arith.select %c, %o, %argument : memref<2xi32>
  return %y, %q : i32, memref<2xi32>
}
