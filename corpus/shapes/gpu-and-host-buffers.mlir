// From tests/passes/ownership/gpu.mlir: host and device buffers, each freed by the op of its allocator.
func.func @two_kinds(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = gpu.alloc host_shared () : memref<4xi32>
  %m = memref.alloc() : memref<4xi32>
  memref.store %x, %g[%c0] : memref<4xi32>
  %v0 = memref.load %g[%c0] : memref<4xi32>
  memref.store %v0, %m[%c0] : memref<4xi32>
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}
func.func @freed(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = gpu.alloc host_shared () : memref<4xi32>
  memref.store %x, %g[%c0] : memref<4xi32>
  %v = memref.load %g[%c0] : memref<4xi32>
  gpu.dealloc %g : memref<4xi32>
  return %v : i32
}
func.func @either(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> memref<4xi32> {
    %m = memref.alloc() : memref<4xi32>
    memref.store %x, %m[%c0] : memref<4xi32>
    scf.yield %m : memref<4xi32>
  } else {
    %g = gpu.alloc () : memref<4xi32>
    memref.store %x, %g[%c0] : memref<4xi32>
    scf.yield %g : memref<4xi32>
  }
  %v = memref.load %r[%c0] : memref<4xi32>
  return %v : i32
}
func.func @carried(%n: i32, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %times = arith.andi %n, %three : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  cf.br ^head(%z, %m : i32, memref<2xi32>)
^head(%i: i32, %p: memref<2xi32>):
  %more = arith.cmpi slt, %i, %times : i32
  cf.cond_br %more, ^body, ^done
^body:
  %j = arith.addi %i, %one : i32
  %odd = arith.andi %i, %one : i32
  %isodd = arith.cmpi eq, %odd, %one : i32
  %v = memref.load %p[%c0] : memref<2xi32>
  cf.cond_br %isodd, ^host, ^device
^host:
  %h = memref.alloc() : memref<2xi32>
  memref.store %v, %h[%c0] : memref<2xi32>
  cf.br ^head(%j, %h : i32, memref<2xi32>)
^device:
  %g = gpu.alloc () : memref<2xi32>
  %w = arith.addi %v, %one : i32
  memref.store %w, %g[%c0] : memref<2xi32>
  cf.br ^head(%j, %g : i32, memref<2xi32>)
^done:
  %r = memref.load %p[%c0] : memref<2xi32>
  return %r : i32
}
func.func private @made(%x: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %g = gpu.alloc () : memref<4xi32>
  memref.store %x, %g[%c0] : memref<4xi32>
  return %g : memref<4xi32>
}
func.func private @passed_on(%x: i32) -> memref<4xi32> {
  %g = call @made(%x) : (i32) -> memref<4xi32>
  return %g : memref<4xi32>
}
func.func private @on_host(%x: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %g = memref.alloc() : memref<4xi32>
  memref.store %x, %g[%c0] : memref<4xi32>
  return %g : memref<4xi32>
}
func.func @caller(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %d = call @passed_on(%x) : (i32) -> memref<4xi32>
  %h = call @on_host(%x) : (i32) -> memref<4xi32>
  %v = memref.load %d[%c0] : memref<4xi32>
  %w = memref.load %h[%c0] : memref<4xi32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
func.func private @make() -> memref<4xi32>
func.func @external() {
  %g = gpu.alloc () : memref<4xi32>
  gpu.dealloc %g : memref<4xi32>
  %a = call @make() : () -> memref<4xi32>
  %b = call @make() : () -> memref<4xi32>
  gpu.dealloc %b : memref<4xi32>
  return
}
