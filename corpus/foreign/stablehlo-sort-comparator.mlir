// Style: StableHLO sort lowered to a bubble network with the comparator outlined; keys and values are sorted copies.
func.func private @comparator(%a: memref<f32>, %b: memref<f32>) -> memref<i1> {
  %x = memref.load %a[] : memref<f32>
  %y = memref.load %b[] : memref<f32>
  %lt = arith.cmpf olt, %x, %y : f32
  %r = memref.alloc() : memref<i1>
  memref.store %lt, %r[] : memref<i1>
  return %r : memref<i1>
}
func.func @sort(%keys: memref<5xf32>, %vals: memref<5xi32>) -> (memref<5xf32>, memref<5xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c4 = arith.constant 4 : index
  %k = memref.alloc() : memref<5xf32>
  %v = memref.alloc() : memref<5xi32>
  memref.copy %keys, %k : memref<5xf32> to memref<5xf32>
  memref.copy %vals, %v : memref<5xi32> to memref<5xi32>
  scf.for %pass = %c0 to %c5 step %c1 {
    scf.for %i = %c0 to %c4 step %c1 {
      %i1 = arith.addi %i, %c1 : index
      %a = memref.subview %k[%i] [1] [1] : memref<5xf32> to memref<f32, strided<[], offset: ?>>
      %b = memref.subview %k[%i1] [1] [1] : memref<5xf32> to memref<f32, strided<[], offset: ?>>
      %sa = memref.alloc() : memref<f32>
      %sb = memref.alloc() : memref<f32>
      memref.copy %a, %sa : memref<f32, strided<[], offset: ?>> to memref<f32>
      memref.copy %b, %sb : memref<f32, strided<[], offset: ?>> to memref<f32>
      %c = func.call @comparator(%sb, %sa) : (memref<f32>, memref<f32>) -> memref<i1>
      %swap = memref.load %c[] : memref<i1>
      scf.if %swap {
        memref.copy %sb, %a : memref<f32> to memref<f32, strided<[], offset: ?>>
        memref.copy %sa, %b : memref<f32> to memref<f32, strided<[], offset: ?>>
        %va = memref.load %v[%i] : memref<5xi32>
        %vb = memref.load %v[%i1] : memref<5xi32>
        memref.store %vb, %v[%i] : memref<5xi32>
        memref.store %va, %v[%i1] : memref<5xi32>
      }
    }
  }
  return %k, %v : memref<5xf32>, memref<5xi32>
}
