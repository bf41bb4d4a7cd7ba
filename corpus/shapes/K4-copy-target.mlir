// From tests/passes/legacy/clone-simplification/K4-copy-target.mlir.
func.func private @external()
func.func @good(%x: f32, %r: memref<2xf32>) {
  %t = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @good_twice(%x: f32, %y: f32, %r: memref<2xf32>) {
  %t = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  %u = memref.alloc() : memref<2xf32>
  linalg.fill ins(%y : f32) outs(%u : memref<2xf32>)
  memref.copy %u, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %u : memref<2xf32>
  return
}
func.func @good_new_target(%x: f32) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %r = memref.alloc() : memref<2xf32>
  %t = memref.alloc() : memref<2xf32>
  memref.store %x, %t[%c0] : memref<2xf32>
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return %r : memref<2xf32>
}
func.func @bad_not_filled(%x: f32, %r: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<2xf32>
  memref.store %x, %t[%c0] : memref<2xf32>
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @bad_target_read(%x: f32, %r: memref<2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
  %v = memref.load %r[%c0] : memref<2xf32>
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return %v : f32
}
func.func @bad_target_written(%x: f32, %y: f32, %r: memref<2xf32>) {
  %t = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
  linalg.fill ins(%y : f32) outs(%r : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @bad_alias(%a: memref<2xf32>, %r: memref<2xf32>) {
  %t = memref.alloc() : memref<2xf32>
  linalg.map { arith.negf } ins(%a : memref<2xf32>) outs(%t : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @bad_argument_said_alone(%a: memref<2xf32>, %r: memref<2xf32> {freehold.noalias}) {
  %t = memref.alloc() : memref<2xf32>
  linalg.map { arith.negf } ins(%a : memref<2xf32>) outs(%t : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @bad_argument_said_apart(%a: memref<2xf32>, %b: memref<2xf32>,
                                   %r: memref<2xf32> {freehold.noalias = [1]}) {
  %t = memref.alloc() : memref<2xf32>
  linalg.map { arith.negf } ins(%a : memref<2xf32>) outs(%t : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @bad_copied_argument(%a: memref<2xf32>, %r: memref<2xf32> {freehold.noalias}) {
  %t = memref.alloc() : memref<2xf32>
  memref.copy %a, %t : memref<2xf32> to memref<2xf32>
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @bad_views(%a: memref<3xf32>) {
  %u = memref.subview %a[0] [2] [1] : memref<3xf32> to memref<2xf32, strided<[1]>>
  %r = memref.subview %a[1] [2] [1] : memref<3xf32> to memref<2xf32, strided<[1], offset: 1>>
  %t = memref.alloc() : memref<2xf32>
  linalg.map { arith.negf } ins(%u : memref<2xf32, strided<[1]>>) outs(%t : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32, strided<[1], offset: 1>>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @good_made_here(%x: f32, %a: memref<2xf32>) -> memref<2xf32> {
  %r = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%r : memref<2xf32>)
  %t = memref.alloc() : memref<2xf32>
  linalg.map { arith.negf } ins(%a : memref<2xf32>) outs(%t : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return %r : memref<2xf32>
}
func.func @good_source_made_here(%x: f32, %r: memref<2xf32>) {
  %s = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%s : memref<2xf32>)
  %t = memref.alloc() : memref<2xf32>
  linalg.map { arith.negf } ins(%s : memref<2xf32>) outs(%t : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  memref.dealloc %s : memref<2xf32>
  return
}
func.func @bad_temporary_read(%x: f32, %y: f32, %r: memref<2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.store %y, %r[%c0] : memref<2xf32>
  %v = memref.load %t[%c0] : memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return %v : f32
}
func.func @bad_order(%x: f32) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
  %r = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%r : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return %r : memref<2xf32>
}
func.func @bad_layout(%x: f32, %a: memref<8xf32>, %k: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k1 = arith.andi %k, %c1 : index
  %s = arith.addi %k1, %c1 : index
  %r = memref.subview %a[0] [2] [%s] : memref<8xf32> to memref<2xf32, strided<[?]>>
  %t = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32, strided<[?]>>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @bad_alignment(%x: f32, %r: memref<2xf32>) {
  %t = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @bad_assertion(%x: f32, %c: i1, %r: memref<2xf32>) {
  %t = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
  cf.assert %c, "go on"
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @bad_call(%x: f32, %r: memref<2xf32>) {
  %t = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
  func.call @external() : () -> ()
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  memref.dealloc %t : memref<2xf32>
  return
}
func.func @bad_parallel(%x: f32, %r: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %t = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
    memref.copy %t, %r : memref<2xf32> to memref<2xf32>
    memref.dealloc %t : memref<2xf32>
  }
  return
}
func.func @good_loop(%x: f32, %r: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %t = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
    memref.copy %t, %r : memref<2xf32> to memref<2xf32>
    memref.dealloc %t : memref<2xf32>
  }
  return
}
func.func @bad_cloned(%x: f32, %y: f32, %r: memref<2xf32>) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<2xf32>)
  %n = bufferization.clone %t : memref<2xf32> to memref<2xf32>
  memref.copy %t, %r : memref<2xf32> to memref<2xf32>
  cf.br ^next
^next:
  memref.dealloc %t : memref<2xf32>
  memref.store %y, %r[%c0] : memref<2xf32>
  return %n : memref<2xf32>
}
func.func @bad_filled_late(%u: memref<4xi32>, %v: i32) -> memref<4xi32> {
  %r = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%r : memref<4xi32>)
  %t = memref.alloc() : memref<4xi32>
  memref.copy %t, %u : memref<4xi32> to memref<4xi32>
  linalg.fill ins(%v : i32) outs(%t : memref<4xi32>)
  memref.copy %t, %r : memref<4xi32> to memref<4xi32>
  memref.dealloc %t : memref<4xi32>
  return %r : memref<4xi32>
}
