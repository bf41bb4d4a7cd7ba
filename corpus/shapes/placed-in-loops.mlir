// Buffers of iterations that may or may not be shared: symbols of layouts, buffers that an op only reads, and stack
// buffers whose size is known in an outer loop.
func.func @symbols(%s: index, %n: index, %out: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 3 : i32
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc()[%s] : memref<4xi32, affine_map<(d0)[s0] -> (d0 + s0)>>
    memref.store %v, %a[%c0] : memref<4xi32, affine_map<(d0)[s0] -> (d0 + s0)>>
    %w = memref.load %a[%c0] : memref<4xi32, affine_map<(d0)[s0] -> (d0 + s0)>>
    memref.store %w, %out[%c0] : memref<4xi32>
  }
  return
}
func.func @read_by_linalg(%n: index, %out: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 3 : i32
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<4xi32>
    linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xi32>) outs(%out : memref<4xi32>) {
    ^bb0(%x: i32, %y: i32):
      linalg.yield %v : i32
    }
    memref.store %v, %a[%c0] : memref<4xi32>
    memref.copy %a, %out : memref<4xi32> to memref<4xi32>
  }
  return
}
func.func @stack_in_whiles(%n: index, %out: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 3 : i32
  %r = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi ult, %i, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %b = memref.alloc(%i) : memref<?xi32>
    %size = memref.dim %b, %c0 : memref<?xi32>
    %s = scf.while (%j = %c0) : (index) -> index {
      %more = arith.cmpi ult, %j, %size : index
      scf.condition(%more) %j : index
    } do {
    ^bb0(%j: index):
      %a = memref.alloca(%size) : memref<?xi32>
      memref.store %v, %a[%j] : memref<?xi32>
      %w = memref.load %a[%j] : memref<?xi32>
      memref.store %w, %out[%c0] : memref<4xi32>
      %k = arith.addi %j, %c1 : index
      scf.yield %k : index
    }
    %k = arith.addi %i, %c1 : index
    scf.yield %k : index
  }
  return
}
