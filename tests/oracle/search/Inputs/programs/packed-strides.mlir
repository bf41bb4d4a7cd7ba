// Precondition: the stride that is passed is at least the width, and height x stride elements exist.
// Words: size 0 of argument 0 is 14
func.func @pixels(%image: memref<?xi8>, %width: index, %height: index, %stride: index) -> memref<?x?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %n = memref.dim %image, %c0 : memref<?xi8>
  %w = arith.cmpi uge, %width, %c6 : index
  cf.assert %w, "six wide"
  %s = arith.cmpi ugt, %stride, %width : index
  cf.assert %s, "rows are padded"
  %need = arith.muli %height, %stride : index
  %h = arith.cmpi sgt, %height, %c1 : index
  cf.assert %h, "two rows"
  %enough = arith.cmpi ule, %need, %n : index
  cf.assert %enough, "the image is complete"
  %out = memref.alloc(%height, %width) : memref<?x?xi8>
  scf.for %y = %c0 to %height step %c1 {
    scf.for %x = %c0 to %width step %c1 {
      %row = arith.muli %y, %stride : index
      %at = arith.addi %row, %x : index
      %v = memref.load %image[%at] : memref<?xi8>
      memref.store %v, %out[%y, %x] : memref<?x?xi8>
    }
  }
  return %out : memref<?x?xi8>
}
