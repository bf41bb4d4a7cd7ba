// Style: After transform.structured.hoist_pad: packed panels in a buffer outside of the inner loop, padded tails.
#min = affine_map<(d0)[s0] -> (4, s0 - d0)>
func.func @padded(%x: memref<?xf32>, %w: memref<4xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %tiles = arith.ceildivui %n, %c4 : index
  %panels = memref.alloc(%tiles) {alignment = 64 : i64} : memref<?x4xf32>
  scf.for %t = %c0 to %tiles step %c1 {
    %i = arith.muli %t, %c4 : index
    %s = affine.min #min(%i)[%n]
    %panel = memref.subview %panels[%t, 0] [1, 4] [1, 1] : memref<?x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.fill ins(%zero : f32) outs(%panel : memref<4xf32, strided<[1], offset: ?>>)
    %from = memref.subview %x[%i] [%s] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %to = memref.subview %panel[0] [%s] [1] : memref<4xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
    memref.copy %from, %to : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  }
  %out = memref.alloc(%tiles) {alignment = 64 : i64} : memref<?xf32>
  scf.for %t = %c0 to %tiles step %c1 {
    %panel = memref.subview %panels[%t, 0] [1, 4] [1, 1] : memref<?x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    %cell = memref.subview %out[%t] [1] [1] : memref<?xf32> to memref<f32, strided<[], offset: ?>>
    linalg.fill ins(%zero : f32) outs(%cell : memref<f32, strided<[], offset: ?>>)
    linalg.dot ins(%panel, %w : memref<4xf32, strided<[1], offset: ?>>, memref<4xf32>) outs(%cell : memref<f32, strided<[], offset: ?>>)
  }
  return %out : memref<?xf32>
}
