// Style: StableHLO case lowered to scf.index_switch, branches of which one gives its operand back.
func.func @case(%i: i32, %a: memref<?xf32>, %b: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : i32
  %z = arith.constant 0 : i32
  %lt = arith.cmpi slt, %i, %z : i32
  %gt = arith.cmpi sgt, %i, %c2 : i32
  %bad = arith.ori %lt, %gt : i1
  %cl = arith.select %bad, %c2, %i : i32
  %idx = arith.index_cast %cl : i32 to index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %r = scf.index_switch %idx -> memref<?xf32>
  case 0 {
    %m = memref.alloc(%n) : memref<?xf32>
    linalg.map { math.exp } ins(%a : memref<?xf32>) outs(%m : memref<?xf32>)
    scf.yield %m : memref<?xf32>
  }
  case 1 {
    scf.yield %b : memref<?xf32>
  }
  default {
    %m = memref.alloc(%n) : memref<?xf32>
    linalg.map { arith.negf } ins(%a : memref<?xf32>) outs(%m : memref<?xf32>)
    scf.yield %m : memref<?xf32>
  }
  return %r : memref<?xf32>
}
