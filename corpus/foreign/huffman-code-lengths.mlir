// Style: compressor, code lengths by repeated merging of the two lightest nodes, tree in parent links.
func.func @lengths(%w: memref<?xi32>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %none = arith.constant -1 : index
  %big = arith.constant 2147483647 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = memref.dim %w, %c0 : memref<?xi32>
  %some = arith.cmpi uge, %n, %c2 : index
  cf.assert %some, "two symbols at least"
  %n2 = arith.muli %n, %c2 : index
  %weight = memref.alloc(%n2) : memref<?xi32>
  %parent = memref.alloc(%n2) : memref<?xindex>
  %len = memref.alloc(%n) : memref<?xi32>
  linalg.fill ins(%none : index) outs(%parent : memref<?xindex>)
  linalg.fill ins(%zero : i32) outs(%weight : memref<?xi32>)
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %w[%i] : memref<?xi32>
    %m = arith.constant 1023 : i32
    %s = arith.andi %v, %m : i32
    memref.store %s, %weight[%i] : memref<?xi32>
  }
  %last = arith.subi %n2, %c1 : index
  scf.for %k = %n to %last step %c1 {
    %p:2 = scf.for %i = %c0 to %k step %c1 iter_args(%a = %none, %b = %none) -> (index, index) {
      %q = memref.load %parent[%i] : memref<?xindex>
      %free = arith.cmpi eq, %q, %none : index
      %r:2 = scf.if %free -> (index, index) {
        %wi = memref.load %weight[%i] : memref<?xi32>
        %hasa = arith.cmpi ne, %a, %none : index
        %wa = scf.if %hasa -> (i32) {
          %x = memref.load %weight[%a] : memref<?xi32>
          scf.yield %x : i32
        } else {
          scf.yield %big : i32
        }
        %hasb = arith.cmpi ne, %b, %none : index
        %wb = scf.if %hasb -> (i32) {
          %x = memref.load %weight[%b] : memref<?xi32>
          scf.yield %x : i32
        } else {
          scf.yield %big : i32
        }
        %la = arith.cmpi slt, %wi, %wa : i32
        %lb = arith.cmpi slt, %wi, %wb : i32
        %b1 = arith.select %lb, %i, %b : index
        %b2 = arith.select %la, %a, %b1 : index
        %a2 = arith.select %la, %i, %a : index
        scf.yield %a2, %b2 : index, index
      } else {
        scf.yield %a, %b : index, index
      }
      scf.yield %r#0, %r#1 : index, index
    }
    %x = memref.load %weight[%p#0] : memref<?xi32>
    %y = memref.load %weight[%p#1] : memref<?xi32>
    %s = arith.addi %x, %y : i32
    memref.store %s, %weight[%k] : memref<?xi32>
    memref.store %k, %parent[%p#0] : memref<?xindex>
    memref.store %k, %parent[%p#1] : memref<?xindex>
  }
  scf.for %i = %c0 to %n step %c1 {
    %d:2 = scf.while (%x = %i, %l = %zero) : (index, i32) -> (index, i32) {
      %q = memref.load %parent[%x] : memref<?xindex>
      %up = arith.cmpi ne, %q, %none : index
      scf.condition(%up) %q, %l : index, i32
    } do {
    ^bb0(%x: index, %l: i32):
      %l1 = arith.addi %l, %one : i32
      scf.yield %x, %l1 : index, i32
    }
    memref.store %d#1, %len[%i] : memref<?xi32>
  }
  return %len : memref<?xi32>
}
