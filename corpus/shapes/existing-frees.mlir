// From tests/passes/ownership/existing-frees.mlir.
func.func @plain_free(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  return %v : i32
}
func.func @freed_on_one_path(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.dealloc %a : memref<2xi32>
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  return %v : i32
}
func.func @freed_in_region(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  scf.if %c {
    memref.dealloc %a : memref<2xi32>
  }
  return %v : i32
}
func.func @conditional(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  bufferization.dealloc (%a : memref<2xi32>) if (%c)
  return %v : i32
}
func.func @select_freed(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %b[%c0] : memref<2xi32>
  %s = arith.select %c, %a, %b : memref<2xi32>
  memref.dealloc %s : memref<2xi32>
  %t = arith.select %c, %b, %a : memref<2xi32>
  %v = memref.load %t[%c0] : memref<2xi32>
  return %v : i32
}
func.func @loaded_freed(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %box = memref.alloc() : memref<1xmemref<2xi32>>
  memref.store %a, %box[%c0] : memref<1xmemref<2xi32>>
  %l = memref.load %box[%c0] : memref<1xmemref<2xi32>>
  %v = memref.load %l[%c0] : memref<2xi32>
  memref.dealloc %l : memref<2xi32>
  return %v : i32
}
func.func @result_freed(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r = scf.if %c -> memref<2xi32> {
    scf.yield %a : memref<2xi32>
  } else {
    %b = memref.alloc() : memref<2xi32>
    memref.store %x, %b[%c0] : memref<2xi32>
    scf.yield %b : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  memref.dealloc %r : memref<2xi32>
  return %v : i32
}
func.func @retained(%c: i1, %d: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %r:2 = bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%c, %d)
      retain (%b, %a : memref<2xi32>, memref<2xi32>)
  vector.print %r#0 : i1
  vector.print %r#1 : i1
  return %v : i32
}
func.func @freed_in_loop(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %i0 = arith.constant 0 : index
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%i0] : memref<2xi32>
  cf.br ^bb1(%c0, %a : i32, memref<2xi32>)
^bb1(%i: i32, %p: memref<2xi32>):
  %v = memref.load %p[%i0] : memref<2xi32>
  memref.dealloc %p : memref<2xi32>
  %n = memref.alloc() : memref<2xi32>
  %w = arith.addi %v, %c1 : i32
  memref.store %w, %n[%i0] : memref<2xi32>
  %j = arith.addi %i, %c1 : i32
  %more = arith.cmpi slt, %j, %c3 : i32
  cf.cond_br %more, ^bb1(%j, %n : i32, memref<2xi32>), ^bb2
^bb2:
  %r = memref.load %n[%i0] : memref<2xi32>
  scf.if %c {
    memref.dealloc %n : memref<2xi32>
  }
  return %r : i32
}
func.func @half_manual(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  return %v : i32
}
