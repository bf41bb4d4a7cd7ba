func.func @while(%t: tensor<4xi32>, %n: index) -> (tensor<4xi32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.while (%a = %t, %i = %c0) : (tensor<4xi32>, index) -> (tensor<4xi32>, index) {
    %lim = arith.minui %n, %c3 : index
    %c = arith.cmpi ult, %i, %lim : index
    %x = tensor.extract %a[%i] : tensor<4xi32>
    %y = tensor.insert %x into %a[%c0] : tensor<4xi32>
    scf.condition(%c) %y, %i : tensor<4xi32>, index
  } do {
  ^bb0(%a: tensor<4xi32>, %i: index):
    %j = arith.addi %i, %c1 : index
    %k = arith.index_cast %j : index to i32
    %b = tensor.insert %k into %a[%j] : tensor<4xi32>
    scf.yield %b, %j : tensor<4xi32>, index
  }
  return %r#0, %r#1 : tensor<4xi32>, index
}
func.func @swap(%a: tensor<3xi32>, %b: tensor<3xi32>, %n: index) -> (tensor<3xi32>, tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = arith.minui %n, %c4 : index
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%x = %a, %y = %b) -> (tensor<3xi32>, tensor<3xi32>) {
    %v = tensor.extract %x[%c1] : tensor<3xi32>
    %z = tensor.insert %v into %y[%c0] : tensor<3xi32>
    scf.yield %z, %x : tensor<3xi32>, tensor<3xi32>
  }
  return %r#0, %r#1 : tensor<3xi32>, tensor<3xi32>
}
func.func @forall(%t: tensor<8xi32>, %u: tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>) {
  %r:2 = scf.forall (%i) in (4) shared_outs(%o = %t, %p = %u) -> (tensor<8xi32>, tensor<8xi32>) {
    %j = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %s = tensor.extract_slice %o[%j] [2] [1] : tensor<8xi32> to tensor<2xi32>
    %q = tensor.extract_slice %t[0] [2] [1] : tensor<8xi32> to tensor<2xi32>
    %f = linalg.map { arith.addi } ins(%s, %q : tensor<2xi32>, tensor<2xi32>) outs(%s : tensor<2xi32>)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%j] [2] [1] : tensor<2xi32> into tensor<8xi32>
      tensor.parallel_insert_slice %s into %p[%j] [2] [1] : tensor<2xi32> into tensor<8xi32>
    }
  }
  return %r#0, %r#1 : tensor<8xi32>, tensor<8xi32>
}
func.func @forallrr(%t: tensor<4x2xi32>, %v: tensor<2xi32>, %n: index) -> tensor<4x2xi32> {
  %c4 = arith.constant 4 : index
  %m = arith.minui %n, %c4 : index
  %r = scf.forall (%i) in (%m) shared_outs(%o = %t) -> (tensor<4x2xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%i, 0] [1, 2] [1, 1] : tensor<2xi32> into tensor<4x2xi32>
    }
  }
  return %r : tensor<4x2xi32>
}
func.func @foralloverlap(%t: tensor<4xi32>, %v: tensor<2xi32>) -> tensor<4xi32> {
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %x = arith.index_cast %i : index to i32
    %f = linalg.fill ins(%x : i32) outs(%v : tensor<2xi32>) -> tensor<2xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%i] [2] [1] : tensor<2xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
func.func @cf(%t: tensor<?xi32>, %u: tensor<?xi32>, %c: i1, %n: i32) -> (tensor<?xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %four = arith.constant 4 : i32
  %m = arith.minui %n, %four : i32
  cf.cond_br %c, ^loop(%t, %u, %z : tensor<?xi32>, tensor<?xi32>, i32), ^loop(%u, %u, %z : tensor<?xi32>, tensor<?xi32>, i32)
^loop(%a: tensor<?xi32>, %b: tensor<?xi32>, %i: i32):
  %x = tensor.extract %a[%c0] : tensor<?xi32>
  %y = arith.addi %x, %i : i32
  %w = tensor.insert %y into %b[%c0] : tensor<?xi32>
  %j = arith.addi %i, %one : i32
  %d = arith.cmpi ult, %j, %m : i32
  cf.cond_br %d, ^loop(%w, %a, %j : tensor<?xi32>, tensor<?xi32>, i32), ^end
^end:
  return %w, %a : tensor<?xi32>, tensor<?xi32>
}
func.func private @rec(%t: tensor<4xi32>, %n: index) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %z -> tensor<4xi32> {
    scf.yield %t : tensor<4xi32>
  } else {
    %m = arith.subi %n, %c1 : index
    %x = arith.index_cast %n : index to i32
    %u = tensor.insert %x into %t[%m] : tensor<4xi32>
    %v = func.call @rec(%u, %m) : (tensor<4xi32>, index) -> tensor<4xi32>
    %e = tensor.extract %u[%c0] : tensor<4xi32>
    %w = tensor.insert %e into %v[%m] : tensor<4xi32>
    scf.yield %w : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}
func.func @recursive(%t: tensor<4xi32>, %n: index) -> (tensor<4xi32>, tensor<4xi32>) {
  %c3 = arith.constant 3 : index
  %m = arith.minui %n, %c3 : index
  %r = call @rec(%t, %m) : (tensor<4xi32>, index) -> tensor<4xi32>
  return %r, %t : tensor<4xi32>, tensor<4xi32>
}
func.func @choose(%t: tensor<?xi32>, %u: tensor<?xi32>, %c: i1, %i: index) -> (tensor<?xi32>, i32, tensor<?xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %s = arith.select %c, %t, %u : tensor<?xi32>
  %w = tensor.insert %v into %t[%c0] : tensor<?xi32>
  %e = tensor.extract %s[%c0] : tensor<?xi32>
  %x = scf.index_switch %i -> tensor<?xi32>
  case 0 { scf.yield %s : tensor<?xi32> }
  case 1 {
    %k = tensor.insert %e into %u[%c0] : tensor<?xi32>
    scf.yield %k : tensor<?xi32>
  }
  default { scf.yield %w : tensor<?xi32> }
  %y = scf.execute_region -> tensor<?xi32> {
    %k = tensor.insert %v into %x[%c0] : tensor<?xi32>
    scf.yield %k : tensor<?xi32>
  }
  return %w, %e, %x, %y : tensor<?xi32>, i32, tensor<?xi32>, tensor<?xi32>
}
