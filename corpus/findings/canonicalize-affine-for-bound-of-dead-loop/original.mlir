func.func @g() { affine.for %i = 2 to 0 { affine.for %j = max affine_map<(d0) -> (d0 floordiv 2, 0)>(%i) to 7 { vector.print %j : index } } return }
