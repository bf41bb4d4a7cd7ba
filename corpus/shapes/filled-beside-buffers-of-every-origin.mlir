// A temporary is filled and copied to a buffer of each origin, while a buffer of each other origin is written: an argument, one
// that shares its buffer with no other, a global, a callee's result, a local buffer, one that memory knows, and one from memory.
memref.global @shared : memref<2xi32> = dense<[3, 4]>
memref.global @also_shared : memref<2xi32> = dense<[5, 6]>
func.func private @given() -> memref<2xi32>
func.func @copied_to_argument(%argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
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
  %t0 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t0 : memref<2xi32>)
  memref.store %x, %other_argument[%c0] : memref<2xi32>
  memref.copy %t0, %argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t0 : memref<2xi32>
  %t1 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t1 : memref<2xi32>)
  memref.store %x, %lone_argument[%c0] : memref<2xi32>
  memref.copy %t1, %argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t1 : memref<2xi32>
  %t2 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t2 : memref<2xi32>)
  memref.store %x, %global[%c0] : memref<2xi32>
  memref.copy %t2, %argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t2 : memref<2xi32>
  %t3 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t3 : memref<2xi32>)
  memref.store %x, %other_global[%c0] : memref<2xi32>
  memref.copy %t3, %argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t3 : memref<2xi32>
  %t4 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t4 : memref<2xi32>)
  memref.store %x, %given[%c0] : memref<2xi32>
  memref.copy %t4, %argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t4 : memref<2xi32>
  %t5 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t5 : memref<2xi32>)
  memref.store %x, %local[%c0] : memref<2xi32>
  memref.copy %t5, %argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t5 : memref<2xi32>
  %t6 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t6 : memref<2xi32>)
  memref.store %x, %shown[%c0] : memref<2xi32>
  memref.copy %t6, %argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t6 : memref<2xi32>
  %t7 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t7 : memref<2xi32>)
  memref.store %x, %loaded[%c0] : memref<2xi32>
  memref.copy %t7, %argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t7 : memref<2xi32>
  %t8 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t8 : memref<2xi32>)
  memref.store %x, %kept[%c0] : memref<2xi32>
  memref.copy %t8, %argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t8 : memref<2xi32>
  %y = memref.load %argument[%c0] : memref<2xi32>
  return %y : i32
}
func.func @copied_to_lone_argument(%argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
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
  %t0 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t0 : memref<2xi32>)
  memref.store %x, %argument[%c0] : memref<2xi32>
  memref.copy %t0, %lone_argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t0 : memref<2xi32>
  %t1 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t1 : memref<2xi32>)
  memref.store %x, %other_argument[%c0] : memref<2xi32>
  memref.copy %t1, %lone_argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t1 : memref<2xi32>
  %t2 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t2 : memref<2xi32>)
  memref.store %x, %global[%c0] : memref<2xi32>
  memref.copy %t2, %lone_argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t2 : memref<2xi32>
  %t3 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t3 : memref<2xi32>)
  memref.store %x, %other_global[%c0] : memref<2xi32>
  memref.copy %t3, %lone_argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t3 : memref<2xi32>
  %t4 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t4 : memref<2xi32>)
  memref.store %x, %given[%c0] : memref<2xi32>
  memref.copy %t4, %lone_argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t4 : memref<2xi32>
  %t5 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t5 : memref<2xi32>)
  memref.store %x, %local[%c0] : memref<2xi32>
  memref.copy %t5, %lone_argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t5 : memref<2xi32>
  %t6 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t6 : memref<2xi32>)
  memref.store %x, %shown[%c0] : memref<2xi32>
  memref.copy %t6, %lone_argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t6 : memref<2xi32>
  %t7 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t7 : memref<2xi32>)
  memref.store %x, %loaded[%c0] : memref<2xi32>
  memref.copy %t7, %lone_argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t7 : memref<2xi32>
  %t8 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t8 : memref<2xi32>)
  memref.store %x, %kept[%c0] : memref<2xi32>
  memref.copy %t8, %lone_argument : memref<2xi32> to memref<2xi32>
  memref.dealloc %t8 : memref<2xi32>
  %y = memref.load %lone_argument[%c0] : memref<2xi32>
  return %y : i32
}
func.func @copied_to_global(%argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
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
  %t0 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t0 : memref<2xi32>)
  memref.store %x, %argument[%c0] : memref<2xi32>
  memref.copy %t0, %global : memref<2xi32> to memref<2xi32>
  memref.dealloc %t0 : memref<2xi32>
  %t1 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t1 : memref<2xi32>)
  memref.store %x, %other_argument[%c0] : memref<2xi32>
  memref.copy %t1, %global : memref<2xi32> to memref<2xi32>
  memref.dealloc %t1 : memref<2xi32>
  %t2 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t2 : memref<2xi32>)
  memref.store %x, %lone_argument[%c0] : memref<2xi32>
  memref.copy %t2, %global : memref<2xi32> to memref<2xi32>
  memref.dealloc %t2 : memref<2xi32>
  %t3 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t3 : memref<2xi32>)
  memref.store %x, %other_global[%c0] : memref<2xi32>
  memref.copy %t3, %global : memref<2xi32> to memref<2xi32>
  memref.dealloc %t3 : memref<2xi32>
  %t4 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t4 : memref<2xi32>)
  memref.store %x, %given[%c0] : memref<2xi32>
  memref.copy %t4, %global : memref<2xi32> to memref<2xi32>
  memref.dealloc %t4 : memref<2xi32>
  %t5 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t5 : memref<2xi32>)
  memref.store %x, %local[%c0] : memref<2xi32>
  memref.copy %t5, %global : memref<2xi32> to memref<2xi32>
  memref.dealloc %t5 : memref<2xi32>
  %t6 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t6 : memref<2xi32>)
  memref.store %x, %shown[%c0] : memref<2xi32>
  memref.copy %t6, %global : memref<2xi32> to memref<2xi32>
  memref.dealloc %t6 : memref<2xi32>
  %t7 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t7 : memref<2xi32>)
  memref.store %x, %loaded[%c0] : memref<2xi32>
  memref.copy %t7, %global : memref<2xi32> to memref<2xi32>
  memref.dealloc %t7 : memref<2xi32>
  %t8 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t8 : memref<2xi32>)
  memref.store %x, %kept[%c0] : memref<2xi32>
  memref.copy %t8, %global : memref<2xi32> to memref<2xi32>
  memref.dealloc %t8 : memref<2xi32>
  %y = memref.load %global[%c0] : memref<2xi32>
  return %y : i32
}
func.func @copied_to_given(%argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
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
  %t0 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t0 : memref<2xi32>)
  memref.store %x, %argument[%c0] : memref<2xi32>
  memref.copy %t0, %given : memref<2xi32> to memref<2xi32>
  memref.dealloc %t0 : memref<2xi32>
  %t1 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t1 : memref<2xi32>)
  memref.store %x, %other_argument[%c0] : memref<2xi32>
  memref.copy %t1, %given : memref<2xi32> to memref<2xi32>
  memref.dealloc %t1 : memref<2xi32>
  %t2 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t2 : memref<2xi32>)
  memref.store %x, %lone_argument[%c0] : memref<2xi32>
  memref.copy %t2, %given : memref<2xi32> to memref<2xi32>
  memref.dealloc %t2 : memref<2xi32>
  %t3 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t3 : memref<2xi32>)
  memref.store %x, %global[%c0] : memref<2xi32>
  memref.copy %t3, %given : memref<2xi32> to memref<2xi32>
  memref.dealloc %t3 : memref<2xi32>
  %t4 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t4 : memref<2xi32>)
  memref.store %x, %other_global[%c0] : memref<2xi32>
  memref.copy %t4, %given : memref<2xi32> to memref<2xi32>
  memref.dealloc %t4 : memref<2xi32>
  %t5 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t5 : memref<2xi32>)
  memref.store %x, %local[%c0] : memref<2xi32>
  memref.copy %t5, %given : memref<2xi32> to memref<2xi32>
  memref.dealloc %t5 : memref<2xi32>
  %t6 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t6 : memref<2xi32>)
  memref.store %x, %shown[%c0] : memref<2xi32>
  memref.copy %t6, %given : memref<2xi32> to memref<2xi32>
  memref.dealloc %t6 : memref<2xi32>
  %t7 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t7 : memref<2xi32>)
  memref.store %x, %loaded[%c0] : memref<2xi32>
  memref.copy %t7, %given : memref<2xi32> to memref<2xi32>
  memref.dealloc %t7 : memref<2xi32>
  %t8 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t8 : memref<2xi32>)
  memref.store %x, %kept[%c0] : memref<2xi32>
  memref.copy %t8, %given : memref<2xi32> to memref<2xi32>
  memref.dealloc %t8 : memref<2xi32>
  %y = memref.load %given[%c0] : memref<2xi32>
  return %y : i32
}
func.func @copied_to_local(%argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
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
  %t0 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t0 : memref<2xi32>)
  memref.store %x, %argument[%c0] : memref<2xi32>
  memref.copy %t0, %local : memref<2xi32> to memref<2xi32>
  memref.dealloc %t0 : memref<2xi32>
  %t1 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t1 : memref<2xi32>)
  memref.store %x, %other_argument[%c0] : memref<2xi32>
  memref.copy %t1, %local : memref<2xi32> to memref<2xi32>
  memref.dealloc %t1 : memref<2xi32>
  %t2 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t2 : memref<2xi32>)
  memref.store %x, %lone_argument[%c0] : memref<2xi32>
  memref.copy %t2, %local : memref<2xi32> to memref<2xi32>
  memref.dealloc %t2 : memref<2xi32>
  %t3 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t3 : memref<2xi32>)
  memref.store %x, %global[%c0] : memref<2xi32>
  memref.copy %t3, %local : memref<2xi32> to memref<2xi32>
  memref.dealloc %t3 : memref<2xi32>
  %t4 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t4 : memref<2xi32>)
  memref.store %x, %other_global[%c0] : memref<2xi32>
  memref.copy %t4, %local : memref<2xi32> to memref<2xi32>
  memref.dealloc %t4 : memref<2xi32>
  %t5 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t5 : memref<2xi32>)
  memref.store %x, %given[%c0] : memref<2xi32>
  memref.copy %t5, %local : memref<2xi32> to memref<2xi32>
  memref.dealloc %t5 : memref<2xi32>
  %t6 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t6 : memref<2xi32>)
  memref.store %x, %shown[%c0] : memref<2xi32>
  memref.copy %t6, %local : memref<2xi32> to memref<2xi32>
  memref.dealloc %t6 : memref<2xi32>
  %t7 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t7 : memref<2xi32>)
  memref.store %x, %loaded[%c0] : memref<2xi32>
  memref.copy %t7, %local : memref<2xi32> to memref<2xi32>
  memref.dealloc %t7 : memref<2xi32>
  %t8 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t8 : memref<2xi32>)
  memref.store %x, %kept[%c0] : memref<2xi32>
  memref.copy %t8, %local : memref<2xi32> to memref<2xi32>
  memref.dealloc %t8 : memref<2xi32>
  %y = memref.load %local[%c0] : memref<2xi32>
  return %y : i32
}
func.func @copied_to_shown(%argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
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
  %t0 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t0 : memref<2xi32>)
  memref.store %x, %argument[%c0] : memref<2xi32>
  memref.copy %t0, %shown : memref<2xi32> to memref<2xi32>
  memref.dealloc %t0 : memref<2xi32>
  %t1 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t1 : memref<2xi32>)
  memref.store %x, %other_argument[%c0] : memref<2xi32>
  memref.copy %t1, %shown : memref<2xi32> to memref<2xi32>
  memref.dealloc %t1 : memref<2xi32>
  %t2 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t2 : memref<2xi32>)
  memref.store %x, %lone_argument[%c0] : memref<2xi32>
  memref.copy %t2, %shown : memref<2xi32> to memref<2xi32>
  memref.dealloc %t2 : memref<2xi32>
  %t3 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t3 : memref<2xi32>)
  memref.store %x, %global[%c0] : memref<2xi32>
  memref.copy %t3, %shown : memref<2xi32> to memref<2xi32>
  memref.dealloc %t3 : memref<2xi32>
  %t4 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t4 : memref<2xi32>)
  memref.store %x, %other_global[%c0] : memref<2xi32>
  memref.copy %t4, %shown : memref<2xi32> to memref<2xi32>
  memref.dealloc %t4 : memref<2xi32>
  %t5 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t5 : memref<2xi32>)
  memref.store %x, %given[%c0] : memref<2xi32>
  memref.copy %t5, %shown : memref<2xi32> to memref<2xi32>
  memref.dealloc %t5 : memref<2xi32>
  %t6 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t6 : memref<2xi32>)
  memref.store %x, %local[%c0] : memref<2xi32>
  memref.copy %t6, %shown : memref<2xi32> to memref<2xi32>
  memref.dealloc %t6 : memref<2xi32>
  %t7 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t7 : memref<2xi32>)
  memref.store %x, %loaded[%c0] : memref<2xi32>
  memref.copy %t7, %shown : memref<2xi32> to memref<2xi32>
  memref.dealloc %t7 : memref<2xi32>
  %t8 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t8 : memref<2xi32>)
  memref.store %x, %kept[%c0] : memref<2xi32>
  memref.copy %t8, %shown : memref<2xi32> to memref<2xi32>
  memref.dealloc %t8 : memref<2xi32>
  %y = memref.load %shown[%c0] : memref<2xi32>
  return %y : i32
}
func.func @copied_to_loaded(%argument: memref<2xi32>, %other_argument: memref<2xi32>, %lone_argument: memref<2xi32> {freehold.noalias},
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
  %t0 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t0 : memref<2xi32>)
  memref.store %x, %argument[%c0] : memref<2xi32>
  memref.copy %t0, %loaded : memref<2xi32> to memref<2xi32>
  memref.dealloc %t0 : memref<2xi32>
  %t1 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t1 : memref<2xi32>)
  memref.store %x, %other_argument[%c0] : memref<2xi32>
  memref.copy %t1, %loaded : memref<2xi32> to memref<2xi32>
  memref.dealloc %t1 : memref<2xi32>
  %t2 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t2 : memref<2xi32>)
  memref.store %x, %lone_argument[%c0] : memref<2xi32>
  memref.copy %t2, %loaded : memref<2xi32> to memref<2xi32>
  memref.dealloc %t2 : memref<2xi32>
  %t3 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t3 : memref<2xi32>)
  memref.store %x, %global[%c0] : memref<2xi32>
  memref.copy %t3, %loaded : memref<2xi32> to memref<2xi32>
  memref.dealloc %t3 : memref<2xi32>
  %t4 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t4 : memref<2xi32>)
  memref.store %x, %other_global[%c0] : memref<2xi32>
  memref.copy %t4, %loaded : memref<2xi32> to memref<2xi32>
  memref.dealloc %t4 : memref<2xi32>
  %t5 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t5 : memref<2xi32>)
  memref.store %x, %given[%c0] : memref<2xi32>
  memref.copy %t5, %loaded : memref<2xi32> to memref<2xi32>
  memref.dealloc %t5 : memref<2xi32>
  %t6 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t6 : memref<2xi32>)
  memref.store %x, %local[%c0] : memref<2xi32>
  memref.copy %t6, %loaded : memref<2xi32> to memref<2xi32>
  memref.dealloc %t6 : memref<2xi32>
  %t7 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t7 : memref<2xi32>)
  memref.store %x, %shown[%c0] : memref<2xi32>
  memref.copy %t7, %loaded : memref<2xi32> to memref<2xi32>
  memref.dealloc %t7 : memref<2xi32>
  %t8 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t8 : memref<2xi32>)
  memref.store %x, %kept[%c0] : memref<2xi32>
  memref.copy %t8, %loaded : memref<2xi32> to memref<2xi32>
  memref.dealloc %t8 : memref<2xi32>
  %y = memref.load %loaded[%c0] : memref<2xi32>
  return %y : i32
}
