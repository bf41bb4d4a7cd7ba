// Style: a driver with retries: external call that may fail, buffers of each attempt, the last one kept.
func.func private @attempt(memref<?xi8>, i32) -> i1
func.func @retry(%n: index, %max: i32) -> memref<?xi8> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %zi = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %fill = arith.constant 1 : i8
  %lim = arith.remui %max, %three : i32
  %k0 = arith.remui %n, %c8 : index
  %k = arith.addi %k0, %c1 : index
  %b0 = memref.alloc(%k) : memref<?xi8>
  linalg.fill ins(%fill : i8) outs(%b0 : memref<?xi8>)
  %r:3 = scf.while (%b = %b0, %t = %zi, %sz = %k) : (memref<?xi8>, i32, index) -> (memref<?xi8>, i32, index) {
    %ok = func.call @attempt(%b, %t) : (memref<?xi8>, i32) -> i1
    %true = arith.constant true
    %bad = arith.xori %ok, %true : i1
    %more = arith.cmpi slt, %t, %lim : i32
    %go = arith.andi %bad, %more : i1
    scf.condition(%go) %b, %t, %sz : memref<?xi8>, i32, index
  } do {
  ^bb0(%b: memref<?xi8>, %t: i32, %sz: index):
    %s2 = arith.muli %sz, %c2 : index
    %nb = memref.alloc(%s2) : memref<?xi8>
    linalg.fill ins(%fill : i8) outs(%nb : memref<?xi8>)
    %dst = memref.subview %nb[0] [%sz] [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
    memref.copy %b, %dst : memref<?xi8> to memref<?xi8, strided<[1]>>
    %t1 = arith.addi %t, %one : i32
    scf.yield %nb, %t1, %s2 : memref<?xi8>, i32, index
  }
  return %r#0 : memref<?xi8>
}
