// Exercises: three nested scf.if that forward a buffer outwards; each level yields an inner allocation, an enclosing block's buffer or an argument.
func.func @nest(%a: i1, %b: i1, %c: i1, %arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %k3 = arith.constant 3 : i32
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k1 : i32) outs(%o : memref<2xi32>)
  %r = scf.if %a -> (memref<2xi32>) {
    %p = memref.alloc() : memref<2xi32>
    linalg.fill ins(%k2 : i32) outs(%p : memref<2xi32>)
    %s = scf.if %b -> (memref<2xi32>) {
      %t = scf.if %c -> (memref<2xi32>) {
        %q = memref.alloc() : memref<2xi32>
        linalg.fill ins(%k3 : i32) outs(%q : memref<2xi32>)
        scf.yield %q : memref<2xi32>
      } else {
        scf.yield %p : memref<2xi32>
      }
      scf.yield %t : memref<2xi32>
    } else {
      scf.yield %o : memref<2xi32>
    }
    scf.yield %s : memref<2xi32>
  } else {
    scf.yield %arg : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  %w = memref.load %o[%c1] : memref<2xi32>
  %x = arith.addi %v, %w : i32
  return %x : i32
}
func.func @main() {
  %k50 = arith.constant 50 : i32
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k50 : i32) outs(%m : memref<2xi32>)
  %0 = func.call @nest(%t, %t, %t, %m) : (i1, i1, i1, memref<2xi32>) -> i32
  vector.print %0 : i32
  %1 = func.call @nest(%t, %t, %f, %m) : (i1, i1, i1, memref<2xi32>) -> i32
  vector.print %1 : i32
  %2 = func.call @nest(%t, %f, %f, %m) : (i1, i1, i1, memref<2xi32>) -> i32
  vector.print %2 : i32
  %3 = func.call @nest(%f, %f, %f, %m) : (i1, i1, i1, memref<2xi32>) -> i32
  vector.print %3 : i32
  return
}
