
func.func private @use(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf32>
  vector.print %v : f32
  return
}

func.func private @fresh(%v: f32) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<2xf32>)
  return %a : memref<2xf32>
}

func.func private @same(%m: memref<2xf32>) -> memref<2xf32> {
  return %m : memref<2xf32>
}

func.func private @either(%c: i1, %m: memref<2xf32>, %v: f32) -> memref<2xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m : memref<2xf32>
^bb2:
  %a = func.call @fresh(%v) : (f32) -> memref<2xf32>
  return %a : memref<2xf32>
}

func.func private @twice(%v: f32) -> (memref<2xf32>, memref<2xf32>) {
  %a = func.call @fresh(%v) : (f32) -> memref<2xf32>
  return %a, %a : memref<2xf32>, memref<2xf32>
}

func.func private @recursive(%n: index, %m: memref<2xf32>) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %more = arith.cmpi ne, %n, %c0 : index
  %r = scf.if %more -> (memref<2xf32>) {
    %k = arith.subi %n, %c1 : index
    %s = func.call @recursive(%k, %m) : (index, memref<2xf32>) -> memref<2xf32>
    scf.yield %s : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  return %r : memref<2xf32>
}

func.func @callers(%c: i1, %v: f32) {
  %f = func.call @fresh(%v) : (f32) -> memref<2xf32>
  %s = func.call @same(%f) : (memref<2xf32>) -> memref<2xf32>
  %e = func.call @either(%c, %s, %v) : (i1, memref<2xf32>, f32) -> memref<2xf32>
  func.call @use(%s) : (memref<2xf32>) -> ()
  func.call @use(%e) : (memref<2xf32>) -> ()
  %t:2 = func.call @twice(%v) : (f32) -> (memref<2xf32>, memref<2xf32>)
  func.call @use(%t#1) : (memref<2xf32>) -> ()
  return
}

func.func @recursive_caller(%m: memref<2xf32>) {
  %c3 = arith.constant 3 : index
  %r = func.call @recursive(%c3, %m) : (index, memref<2xf32>) -> memref<2xf32>
  func.call @use(%r) : (memref<2xf32>) -> ()
  return
}
