// Exercises: scf.index_switch inside scf.for, carrying a buffer; one case holds an scf.if, one swaps to a fresh buffer, the default keeps the iter_arg.
func.func @sw(%n: index, %b: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %k1 = arith.constant 1 : i32
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<1xi32>) {
    %k = arith.remui %i, %c3 : index
    %q = scf.index_switch %k -> memref<1xi32>
    case 0 {
      %f = memref.alloc() : memref<1xi32>
      %v = memref.load %p[%c0] : memref<1xi32>
      %w = arith.addi %v, %k1 : i32
      memref.store %w, %f[%c0] : memref<1xi32>
      scf.yield %f : memref<1xi32>
    }
    case 1 {
      %s = scf.if %b -> (memref<1xi32>) {
        scf.yield %a : memref<1xi32>
      } else {
        scf.yield %p : memref<1xi32>
      }
      scf.yield %s : memref<1xi32>
    }
    default {
      scf.yield %p : memref<1xi32>
    }
    scf.yield %q : memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %k20 = arith.constant 20 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @sw(%c7, %f, %k20) : (index, i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @sw(%c8, %t, %k20) : (index, i1, i32) -> i32
  vector.print %1 : i32
  return
}
