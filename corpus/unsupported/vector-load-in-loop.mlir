// Unsupported: vector.load
func.func @f(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = arith.minui %n, %c4 : index
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%s = %x) -> (i32) {
    %v = vector.load %a[%i] : memref<8xi32>, vector<4xi32>
    %e = vector.reduction <add>, %v : vector<4xi32> into i32
    %t = arith.addi %s, %e : i32
    scf.yield %t : i32
  }
  return %r : i32
}
