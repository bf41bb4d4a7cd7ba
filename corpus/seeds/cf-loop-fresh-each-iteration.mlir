// Exercises: unstructured loop that allocates a new carried buffer in its body; the previous one dies on the back edge.
func.func @loop(%n: index, %arg: memref<2xi32>) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  cf.br ^head(%arg, %c0 : memref<2xi32>, index)
^head(%p: memref<2xi32>, %i: index):
  %c = arith.cmpi ult, %i, %m : index
  cf.cond_br %c, ^body, ^exit
^body:
  %f = memref.alloc() : memref<2xi32>
  %v = memref.load %p[%c1] : memref<2xi32>
  %w = arith.addi %v, %v : i32
  linalg.fill ins(%w : i32) outs(%f : memref<2xi32>)
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%f, %j : memref<2xi32>, index)
^exit:
  return %p : memref<2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %k3 = arith.constant 3 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k3 : i32) outs(%m : memref<2xi32>)
  %0 = func.call @loop(%c4, %m) : (index, memref<2xi32>) -> memref<2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi32>
    vector.print %e : i32
  }
  %1 = func.call @loop(%c0, %m) : (index, memref<2xi32>) -> memref<2xi32>
  scf.for %i_2 = %c0 to %c2 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<2xi32>
    vector.print %e_2 : i32
  }
  return
}
