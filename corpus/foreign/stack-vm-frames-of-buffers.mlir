// Style: virtual machine, a stack of frames is a buffer of buffers, calls push a frame and returns pop it.
func.func @run(%code: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %code, %c0 : memref<?xi8>
  %f0 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%f0 : memref<2xi32>)
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%depth = %c0, %cur = %f0, %acc = %zero) -> (index, memref<2xi32>, i32) {
    %op = memref.load %code[%i] : memref<?xi8>
    %m = arith.constant 3 : i8
    %k0 = arith.andi %op, %m : i8
    %k = arith.index_castui %k0 : i8 to index
    %q:3 = scf.index_switch %k -> index, memref<2xi32>, i32
    case 0 {
      %v = memref.load %cur[%c0] : memref<2xi32>
      %one = arith.constant 1 : i32
      %w = arith.addi %v, %one : i32
      memref.store %w, %cur[%c0] : memref<2xi32>
      scf.yield %depth, %cur, %acc : index, memref<2xi32>, i32
    }
    case 1 {
      %room = arith.cmpi ult, %depth, %c7 : index
      %e:2 = scf.if %room -> (index, memref<2xi32>) {
        %f = memref.alloc() : memref<2xi32>
        memref.copy %cur, %f : memref<2xi32> to memref<2xi32>
        %d = arith.addi %depth, %c1 : index
        scf.yield %d, %f : index, memref<2xi32>
      } else {
        scf.yield %depth, %cur : index, memref<2xi32>
      }
      scf.yield %e#0, %e#1, %acc : index, memref<2xi32>, i32
    }
    case 2 {
      %v = memref.load %cur[%c0] : memref<2xi32>
      %a = arith.addi %acc, %v : i32
      %f = memref.alloc() : memref<2xi32>
      linalg.fill ins(%zero : i32) outs(%f : memref<2xi32>)
      scf.yield %c0, %f, %a : index, memref<2xi32>, i32
    }
    default {
      scf.yield %depth, %cur, %acc : index, memref<2xi32>, i32
    }
    scf.yield %q#0, %q#1, %q#2 : index, memref<2xi32>, i32
  }
  %last = memref.load %r#1[%c0] : memref<2xi32>
  %s = arith.addi %r#2, %last : i32
  return %s : i32
}
