// Buffers that the program frees by hand beside one of each origin, which is retained: an argument, one that shares its buffer
// with no other, a global, a callee's result, a local buffer, one that memory knows, and one from memory.
memref.global @shared : memref<2xi32> = dense<[3, 4]>
memref.global @also_shared : memref<2xi32> = dense<[5, 6]>
func.func private @given() -> memref<2xi32>
func.func @one_by_one(%c: i1, %d: i1, %argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
    %box: memref<memref<2xi32>>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %global = memref.get_global @shared : memref<2xi32>
  %other_global = memref.get_global @also_shared : memref<2xi32>
  %given = call @given() : () -> memref<2xi32>
  %local = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%local : memref<2xi32>)
  %shown = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%shown : memref<2xi32>)
  %own_box = memref.alloc() : memref<memref<2xi32>>
  memref.store %shown, %own_box[] : memref<memref<2xi32>>
  %loaded = memref.load %box[] : memref<memref<2xi32>>
  %kept = memref.load %own_box[] : memref<memref<2xi32>>
  %l0 = memref.alloc() : memref<2xi32>
  %g0 = call @given() : () -> memref<2xi32>
  %s0 = memref.alloc() : memref<2xi32>
  memref.store %s0, %own_box[] : memref<memref<2xi32>>
  %k0 = bufferization.dealloc (%l0, %g0, %s0 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c) retain (%argument : memref<2xi32>)
  %e0 = arith.extui %k0 : i1 to i32
  %l1 = memref.alloc() : memref<2xi32>
  %g1 = call @given() : () -> memref<2xi32>
  %s1 = memref.alloc() : memref<2xi32>
  memref.store %s1, %own_box[] : memref<memref<2xi32>>
  %k1 = bufferization.dealloc (%l1, %g1, %s1 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c) retain (%other_argument : memref<2xi32>)
  %e1 = arith.extui %k1 : i1 to i32
  %l2 = memref.alloc() : memref<2xi32>
  %g2 = call @given() : () -> memref<2xi32>
  %s2 = memref.alloc() : memref<2xi32>
  memref.store %s2, %own_box[] : memref<memref<2xi32>>
  %k2 = bufferization.dealloc (%l2, %g2, %s2 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c) retain (%lone_argument : memref<2xi32>)
  %e2 = arith.extui %k2 : i1 to i32
  %l3 = memref.alloc() : memref<2xi32>
  %g3 = call @given() : () -> memref<2xi32>
  %s3 = memref.alloc() : memref<2xi32>
  memref.store %s3, %own_box[] : memref<memref<2xi32>>
  %k3 = bufferization.dealloc (%l3, %g3, %s3 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c) retain (%global : memref<2xi32>)
  %e3 = arith.extui %k3 : i1 to i32
  %l4 = memref.alloc() : memref<2xi32>
  %g4 = call @given() : () -> memref<2xi32>
  %s4 = memref.alloc() : memref<2xi32>
  memref.store %s4, %own_box[] : memref<memref<2xi32>>
  %k4 = bufferization.dealloc (%l4, %g4, %s4 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c) retain (%other_global : memref<2xi32>)
  %e4 = arith.extui %k4 : i1 to i32
  %l5 = memref.alloc() : memref<2xi32>
  %g5 = call @given() : () -> memref<2xi32>
  %s5 = memref.alloc() : memref<2xi32>
  memref.store %s5, %own_box[] : memref<memref<2xi32>>
  %k5 = bufferization.dealloc (%l5, %g5, %s5 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c) retain (%given : memref<2xi32>)
  %e5 = arith.extui %k5 : i1 to i32
  %l6 = memref.alloc() : memref<2xi32>
  %g6 = call @given() : () -> memref<2xi32>
  %s6 = memref.alloc() : memref<2xi32>
  memref.store %s6, %own_box[] : memref<memref<2xi32>>
  %k6 = bufferization.dealloc (%l6, %g6, %s6 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c) retain (%local : memref<2xi32>)
  %e6 = arith.extui %k6 : i1 to i32
  %l7 = memref.alloc() : memref<2xi32>
  %g7 = call @given() : () -> memref<2xi32>
  %s7 = memref.alloc() : memref<2xi32>
  memref.store %s7, %own_box[] : memref<memref<2xi32>>
  %k7 = bufferization.dealloc (%l7, %g7, %s7 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c) retain (%shown : memref<2xi32>)
  %e7 = arith.extui %k7 : i1 to i32
  %l8 = memref.alloc() : memref<2xi32>
  %g8 = call @given() : () -> memref<2xi32>
  %s8 = memref.alloc() : memref<2xi32>
  memref.store %s8, %own_box[] : memref<memref<2xi32>>
  %k8 = bufferization.dealloc (%l8, %g8, %s8 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c) retain (%loaded : memref<2xi32>)
  %e8 = arith.extui %k8 : i1 to i32
  %l9 = memref.alloc() : memref<2xi32>
  %g9 = call @given() : () -> memref<2xi32>
  %s9 = memref.alloc() : memref<2xi32>
  memref.store %s9, %own_box[] : memref<memref<2xi32>>
  %k9 = bufferization.dealloc (%l9, %g9, %s9 : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c) retain (%kept : memref<2xi32>)
  %e9 = arith.extui %k9 : i1 to i32
  %sum0 = arith.addi %e0, %x : i32
  %sum1 = arith.addi %sum0, %e1 : i32
  %sum2 = arith.addi %sum1, %e2 : i32
  %sum3 = arith.addi %sum2, %e3 : i32
  %sum4 = arith.addi %sum3, %e4 : i32
  %sum5 = arith.addi %sum4, %e5 : i32
  %sum6 = arith.addi %sum5, %e6 : i32
  %sum7 = arith.addi %sum6, %e7 : i32
  %sum8 = arith.addi %sum7, %e8 : i32
  %sum9 = arith.addi %sum8, %e9 : i32
  return %sum9 : i32
}
func.func @all_at_once(%c: i1, %d: i1, %argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
    %box: memref<memref<2xi32>>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %global = memref.get_global @shared : memref<2xi32>
  %other_global = memref.get_global @also_shared : memref<2xi32>
  %given = call @given() : () -> memref<2xi32>
  %local = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%local : memref<2xi32>)
  %shown = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%shown : memref<2xi32>)
  %own_box = memref.alloc() : memref<memref<2xi32>>
  memref.store %shown, %own_box[] : memref<memref<2xi32>>
  %loaded = memref.load %box[] : memref<memref<2xi32>>
  %kept = memref.load %own_box[] : memref<memref<2xi32>>
  %l0 = memref.alloc() : memref<2xi32>
  %g0 = call @given() : () -> memref<2xi32>
  %s0 = memref.alloc() : memref<2xi32>
  memref.store %s0, %own_box[] : memref<memref<2xi32>>
  %l1 = memref.alloc() : memref<2xi32>
  %g1 = call @given() : () -> memref<2xi32>
  %s1 = memref.alloc() : memref<2xi32>
  memref.store %s1, %own_box[] : memref<memref<2xi32>>
  %l2 = memref.alloc() : memref<2xi32>
  %g2 = call @given() : () -> memref<2xi32>
  %s2 = memref.alloc() : memref<2xi32>
  memref.store %s2, %own_box[] : memref<memref<2xi32>>
  %k:10 = bufferization.dealloc (%l0, %g0, %s0, %l1, %g1, %s1, %l2, %g2, %s2 : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>)
      if (%c, %d, %c, %c, %d, %c, %c, %d, %c)
      retain (%argument, %other_argument, %lone_argument, %global, %other_global, %given, %local, %shown, %loaded, %kept : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>)
  %sum0 = arith.extui %k#0 : i1 to i32
  %e1 = arith.extui %k#1 : i1 to i32
  %sum1 = arith.addi %sum0, %e1 : i32
  %e2 = arith.extui %k#2 : i1 to i32
  %sum2 = arith.addi %sum1, %e2 : i32
  %e3 = arith.extui %k#3 : i1 to i32
  %sum3 = arith.addi %sum2, %e3 : i32
  %e4 = arith.extui %k#4 : i1 to i32
  %sum4 = arith.addi %sum3, %e4 : i32
  %e5 = arith.extui %k#5 : i1 to i32
  %sum5 = arith.addi %sum4, %e5 : i32
  %e6 = arith.extui %k#6 : i1 to i32
  %sum6 = arith.addi %sum5, %e6 : i32
  %e7 = arith.extui %k#7 : i1 to i32
  %sum7 = arith.addi %sum6, %e7 : i32
  %e8 = arith.extui %k#8 : i1 to i32
  %sum8 = arith.addi %sum7, %e8 : i32
  %e9 = arith.extui %k#9 : i1 to i32
  %sum9 = arith.addi %sum8, %e9 : i32
  return %sum9 : i32
}
