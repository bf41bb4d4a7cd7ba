// Between an allocation and what a clone or copy makes of it stands an op behind which control need not get, so that a merge
// would let others see a buffer filled, or move what is freed.
func.func private @other(%m: memref<i32>) -> i1 {
  %false = arith.constant false
  return %false : i1
}
func.func @while(%x: i32, %c: i1) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %n = bufferization.clone %m : memref<i32> to memref<i32>
  %e = scf.while (%i = %c) : (i1) -> i1 {
    scf.condition(%i) %i : i1
  } do {
  ^bb0(%i: i1):
    %false = arith.constant false
    scf.yield %false : i1
  }
  memref.dealloc %m : memref<i32>
  %v = memref.load %n[] : memref<i32>
  memref.dealloc %n : memref<i32>
  return %v : i32
}
func.func @assert(%x: i32, %c: i1) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %n = bufferization.clone %m : memref<i32> to memref<i32>
  cf.assert %c, "stops"
  memref.dealloc %m : memref<i32>
  %v = memref.load %n[] : memref<i32>
  memref.dealloc %n : memref<i32>
  return %v : i32
}
func.func @call(%x: i32, %o: memref<i32>) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %n = bufferization.clone %m : memref<i32> to memref<i32>
  %e = call @other(%o) : (memref<i32>) -> i1
  memref.dealloc %m : memref<i32>
  %v = memref.load %n[] : memref<i32>
  memref.dealloc %n : memref<i32>
  return %v : i32
}
func.func @region_of_blocks(%x: i32, %c: i1) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %n = bufferization.clone %m : memref<i32> to memref<i32>
  scf.execute_region {
    cf.cond_br %c, ^a, ^b
  ^a:
    cf.br ^b
  ^b:
    scf.yield
  }
  memref.dealloc %m : memref<i32>
  %v = memref.load %n[] : memref<i32>
  memref.dealloc %n : memref<i32>
  return %v : i32
}
func.func @for(%x: i32, %k: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %k, %c3 : index
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %n = bufferization.clone %m : memref<i32> to memref<i32>
  %s = scf.for %i = %c0 to %end step %c1 iter_args(%t = %x) -> i32 {
    %u = arith.addi %t, %x : i32
    scf.yield %u : i32
  }
  memref.dealloc %m : memref<i32>
  %v = memref.load %n[] : memref<i32>
  memref.dealloc %n : memref<i32>
  %r = arith.addi %s, %v : i32
  return %r : i32
}
func.func @copy_before_while(%x: i32, %c: i1) -> i32 {
  %t = memref.alloc() : memref<i32>
  memref.store %x, %t[] : memref<i32>
  %d = memref.alloc() : memref<i32>
  memref.copy %t, %d : memref<i32> to memref<i32>
  %e = scf.while (%i = %c) : (i1) -> i1 {
    scf.condition(%i) %i : i1
  } do {
  ^bb0(%i: i1):
    %false = arith.constant false
    scf.yield %false : i1
  }
  memref.dealloc %t : memref<i32>
  %v = memref.load %d[] : memref<i32>
  memref.dealloc %d : memref<i32>
  return %v : i32
}
func.func @while_before_copy(%c: i1, %x: i32, %r: memref<2xi32>) {
  %t = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<2xi32>)
  %e = scf.while (%i = %c) : (i1) -> i1 {
    scf.condition(%i) %i : i1
  } do {
  ^bb0(%i: i1):
    %false = arith.constant false
    scf.yield %false : i1
  }
  memref.copy %t, %r : memref<2xi32> to memref<2xi32>
  memref.dealloc %t : memref<2xi32>
  return
}
func.func @assert_before_copy(%c: i1, %x: i32, %r: memref<2xi32>) {
  %t = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<2xi32>)
  cf.assert %c, "stops"
  memref.copy %t, %r : memref<2xi32> to memref<2xi32>
  memref.dealloc %t : memref<2xi32>
  return
}
func.func @call_before_copy(%o: memref<i32>, %x: i32, %r: memref<2xi32>) {
  %t = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<2xi32>)
  %e = call @other(%o) : (memref<i32>) -> i1
  memref.copy %t, %r : memref<2xi32> to memref<2xi32>
  memref.dealloc %t : memref<2xi32>
  return
}
func.func @blocks_before_copy(%c: i1, %x: i32, %r: memref<2xi32>) {
  %t = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<2xi32>)
  scf.execute_region {
    cf.cond_br %c, ^a, ^b
  ^a:
    cf.br ^b
  ^b:
    scf.yield
  }
  memref.copy %t, %r : memref<2xi32> to memref<2xi32>
  memref.dealloc %t : memref<2xi32>
  return
}
func.func @if_before_copy(%c: i1, %x: i32, %r: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<2xi32>)
  scf.if %c {
    memref.store %x, %t[%c0] : memref<2xi32>
  }
  memref.copy %t, %r : memref<2xi32> to memref<2xi32>
  memref.dealloc %t : memref<2xi32>
  return
}
func.func @nested_while_before_copy(%c: i1, %x: i32, %r: memref<2xi32>) {
  %t = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<2xi32>)
  scf.if %c {
    %e = scf.while (%i = %c) : (i1) -> i1 {
      scf.condition(%i) %i : i1
    } do {
    ^bb0(%i: i1):
      %false = arith.constant false
      scf.yield %false : i1
    }
  }
  memref.copy %t, %r : memref<2xi32> to memref<2xi32>
  memref.dealloc %t : memref<2xi32>
  return
}
