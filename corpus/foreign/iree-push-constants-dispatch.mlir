// Style: IREE dispatch after bufferization, sizes arrive as i32 push constants, bindings are views at byte offsets of one buffer, tiled by workgroup.
func.func @dispatch(%binding: memref<?xi8>, %off0: i32, %off1: i32, %m: i32, %wg: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %o0 = arith.index_castui %off0 : i32 to index
  %o1 = arith.index_castui %off1 : i32 to index
  %n = arith.index_castui %m : i32 to index
  %lhs = memref.view %binding[%o0][%n] : memref<?xi8> to memref<?xf32>
  %rhs = memref.view %binding[%o1][%n] : memref<?xi8> to memref<?xf32>
  %out = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%out : memref<?xf32>)
  %start = affine.apply affine_map<(d0) -> (d0 * 4)>(%wg)
  scf.for %i = %start to %n step %c4 {
    %size = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    %a = memref.subview %lhs[%i] [%size] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %b = memref.subview %rhs[%i] [%size] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %t = memref.alloc(%size) : memref<?xf32>
    linalg.add ins(%a, %b : memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) outs(%t : memref<?xf32>)
    %o = memref.subview %out[%i] [%size] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    memref.copy %t, %o : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  }
  return %out : memref<?xf32>
}
