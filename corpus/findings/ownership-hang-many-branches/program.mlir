func.func @f(%c: i1) {
  cf.cond_br %c, ^then0, ^join0
^then0:
  cf.br ^join0
^join0:
  cf.cond_br %c, ^then1, ^join1
^then1:
  cf.br ^join1
^join1:
  cf.cond_br %c, ^then2, ^join2
^then2:
  cf.br ^join2
^join2:
  cf.cond_br %c, ^then3, ^join3
^then3:
  cf.br ^join3
^join3:
  cf.cond_br %c, ^then4, ^join4
^then4:
  cf.br ^join4
^join4:
  cf.cond_br %c, ^then5, ^join5
^then5:
  cf.br ^join5
^join5:
  cf.cond_br %c, ^then6, ^join6
^then6:
  cf.br ^join6
^join6:
  cf.cond_br %c, ^then7, ^join7
^then7:
  cf.br ^join7
^join7:
  cf.cond_br %c, ^then8, ^join8
^then8:
  cf.br ^join8
^join8:
  cf.cond_br %c, ^then9, ^join9
^then9:
  cf.br ^join9
^join9:
  cf.cond_br %c, ^then10, ^join10
^then10:
  cf.br ^join10
^join10:
  cf.cond_br %c, ^then11, ^join11
^then11:
  cf.br ^join11
^join11:
  cf.cond_br %c, ^then12, ^join12
^then12:
  cf.br ^join12
^join12:
  cf.cond_br %c, ^then13, ^join13
^then13:
  cf.br ^join13
^join13:
  cf.cond_br %c, ^then14, ^join14
^then14:
  cf.br ^join14
^join14:
  cf.cond_br %c, ^then15, ^join15
^then15:
  cf.br ^join15
^join15:
  cf.cond_br %c, ^then16, ^join16
^then16:
  cf.br ^join16
^join16:
  cf.cond_br %c, ^then17, ^join17
^then17:
  cf.br ^join17
^join17:
  cf.cond_br %c, ^then18, ^join18
^then18:
  cf.br ^join18
^join18:
  cf.cond_br %c, ^then19, ^join19
^then19:
  cf.br ^join19
^join19:
  cf.cond_br %c, ^then20, ^join20
^then20:
  cf.br ^join20
^join20:
  cf.cond_br %c, ^then21, ^join21
^then21:
  cf.br ^join21
^join21:
  cf.cond_br %c, ^then22, ^join22
^then22:
  cf.br ^join22
^join22:
  cf.cond_br %c, ^then23, ^join23
^then23:
  cf.br ^join23
^join23:
  cf.cond_br %c, ^then24, ^join24
^then24:
  cf.br ^join24
^join24:
  cf.cond_br %c, ^then25, ^join25
^then25:
  cf.br ^join25
^join25:
  cf.cond_br %c, ^then26, ^join26
^then26:
  cf.br ^join26
^join26:
  cf.cond_br %c, ^then27, ^join27
^then27:
  cf.br ^join27
^join27:
  cf.cond_br %c, ^then28, ^join28
^then28:
  cf.br ^join28
^join28:
  cf.cond_br %c, ^then29, ^join29
^then29:
  cf.br ^join29
^join29:
  cf.cond_br %c, ^then30, ^join30
^then30:
  cf.br ^join30
^join30:
  cf.cond_br %c, ^then31, ^join31
^then31:
  cf.br ^join31
^join31:
  return
}
