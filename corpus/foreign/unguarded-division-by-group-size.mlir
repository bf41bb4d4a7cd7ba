// Style: group normalisation exported with the number of groups as a run-time argument; it divides the channels.
func.func @group_mean(%x: memref<?x?xf32>, %groups: index) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?x?xf32>
  %c = memref.dim %x, %c1 : memref<?x?xf32>
  %per = arith.divui %c, %groups : index
  %view = memref.expand_shape %x [[0], [1, 2]] output_shape [%n, %groups, %per] : memref<?x?xf32> into memref<?x?x?xf32>
  %sum = memref.alloc(%n, %groups) : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<?x?xf32>)
  linalg.reduce ins(%view : memref<?x?x?xf32>) outs(%sum : memref<?x?xf32>) dimensions = [2]
    (%in: f32, %acc: f32) {
      %s = arith.addf %in, %acc : f32
      linalg.yield %s : f32
    }
  %pi = arith.index_cast %per : index to i32
  %pf = arith.sitofp %pi : i32 to f32
  %out = memref.alloc(%n, %groups) : memref<?x?xf32>
  linalg.map ins(%sum : memref<?x?xf32>) outs(%out : memref<?x?xf32>) (%v: f32, %o: f32) {
    %d = arith.divf %v, %pf : f32
    linalg.yield %d : f32
  }
  return %out : memref<?x?xf32>
}
