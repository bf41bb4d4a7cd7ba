// Two buffers are passed through many blocks, each of which may swap them any number of times. They are never the same,
// which takes a proof of many steps.
func.func @swapped_often(%c: i1) {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  cf.br ^bb0(%a, %b : memref<2xi32>, memref<2xi32>)
^bb0(%p0: memref<2xi32>, %q0: memref<2xi32>):
  cf.cond_br %c, ^bb0(%q0, %p0 : memref<2xi32>, memref<2xi32>), ^bb1(%p0, %q0 : memref<2xi32>, memref<2xi32>)
^bb1(%p1: memref<2xi32>, %q1: memref<2xi32>):
  cf.cond_br %c, ^bb1(%q1, %p1 : memref<2xi32>, memref<2xi32>), ^bb2(%p1, %q1 : memref<2xi32>, memref<2xi32>)
^bb2(%p2: memref<2xi32>, %q2: memref<2xi32>):
  cf.cond_br %c, ^bb2(%q2, %p2 : memref<2xi32>, memref<2xi32>), ^bb3(%p2, %q2 : memref<2xi32>, memref<2xi32>)
^bb3(%p3: memref<2xi32>, %q3: memref<2xi32>):
  cf.cond_br %c, ^bb3(%q3, %p3 : memref<2xi32>, memref<2xi32>), ^bb4(%p3, %q3 : memref<2xi32>, memref<2xi32>)
^bb4(%p4: memref<2xi32>, %q4: memref<2xi32>):
  cf.cond_br %c, ^bb4(%q4, %p4 : memref<2xi32>, memref<2xi32>), ^bb5(%p4, %q4 : memref<2xi32>, memref<2xi32>)
^bb5(%p5: memref<2xi32>, %q5: memref<2xi32>):
  cf.cond_br %c, ^bb5(%q5, %p5 : memref<2xi32>, memref<2xi32>), ^bb6(%p5, %q5 : memref<2xi32>, memref<2xi32>)
^bb6(%p6: memref<2xi32>, %q6: memref<2xi32>):
  cf.cond_br %c, ^bb6(%q6, %p6 : memref<2xi32>, memref<2xi32>), ^bb7(%p6, %q6 : memref<2xi32>, memref<2xi32>)
^bb7(%p7: memref<2xi32>, %q7: memref<2xi32>):
  cf.cond_br %c, ^bb7(%q7, %p7 : memref<2xi32>, memref<2xi32>), ^bb8(%p7, %q7 : memref<2xi32>, memref<2xi32>)
^bb8(%p8: memref<2xi32>, %q8: memref<2xi32>):
  cf.cond_br %c, ^bb8(%q8, %p8 : memref<2xi32>, memref<2xi32>), ^bb9(%p8, %q8 : memref<2xi32>, memref<2xi32>)
^bb9(%p9: memref<2xi32>, %q9: memref<2xi32>):
  cf.cond_br %c, ^bb9(%q9, %p9 : memref<2xi32>, memref<2xi32>), ^bb10(%p9, %q9 : memref<2xi32>, memref<2xi32>)
^bb10(%p10: memref<2xi32>, %q10: memref<2xi32>):
  cf.cond_br %c, ^bb10(%q10, %p10 : memref<2xi32>, memref<2xi32>), ^bb11(%p10, %q10 : memref<2xi32>, memref<2xi32>)
^bb11(%p11: memref<2xi32>, %q11: memref<2xi32>):
  cf.cond_br %c, ^bb11(%q11, %p11 : memref<2xi32>, memref<2xi32>), ^bb12(%p11, %q11 : memref<2xi32>, memref<2xi32>)
^bb12(%p12: memref<2xi32>, %q12: memref<2xi32>):
  cf.cond_br %c, ^bb12(%q12, %p12 : memref<2xi32>, memref<2xi32>), ^bb13(%p12, %q12 : memref<2xi32>, memref<2xi32>)
^bb13(%p13: memref<2xi32>, %q13: memref<2xi32>):
  cf.cond_br %c, ^bb13(%q13, %p13 : memref<2xi32>, memref<2xi32>), ^bb14(%p13, %q13 : memref<2xi32>, memref<2xi32>)
^bb14(%p14: memref<2xi32>, %q14: memref<2xi32>):
  cf.cond_br %c, ^bb14(%q14, %p14 : memref<2xi32>, memref<2xi32>), ^bb15(%p14, %q14 : memref<2xi32>, memref<2xi32>)
^bb15(%p15: memref<2xi32>, %q15: memref<2xi32>):
  cf.cond_br %c, ^bb15(%q15, %p15 : memref<2xi32>, memref<2xi32>), ^bb16(%p15, %q15 : memref<2xi32>, memref<2xi32>)
^bb16(%p16: memref<2xi32>, %q16: memref<2xi32>):
  cf.cond_br %c, ^bb16(%q16, %p16 : memref<2xi32>, memref<2xi32>), ^bb17(%p16, %q16 : memref<2xi32>, memref<2xi32>)
^bb17(%p17: memref<2xi32>, %q17: memref<2xi32>):
  cf.cond_br %c, ^bb17(%q17, %p17 : memref<2xi32>, memref<2xi32>), ^bb18(%p17, %q17 : memref<2xi32>, memref<2xi32>)
^bb18(%p18: memref<2xi32>, %q18: memref<2xi32>):
  cf.cond_br %c, ^bb18(%q18, %p18 : memref<2xi32>, memref<2xi32>), ^bb19(%p18, %q18 : memref<2xi32>, memref<2xi32>)
^bb19(%p19: memref<2xi32>, %q19: memref<2xi32>):
  cf.cond_br %c, ^bb19(%q19, %p19 : memref<2xi32>, memref<2xi32>), ^bb20(%p19, %q19 : memref<2xi32>, memref<2xi32>)
^bb20(%p20: memref<2xi32>, %q20: memref<2xi32>):
  cf.cond_br %c, ^bb20(%q20, %p20 : memref<2xi32>, memref<2xi32>), ^bb21(%p20, %q20 : memref<2xi32>, memref<2xi32>)
^bb21(%p21: memref<2xi32>, %q21: memref<2xi32>):
  cf.cond_br %c, ^bb21(%q21, %p21 : memref<2xi32>, memref<2xi32>), ^bb22(%p21, %q21 : memref<2xi32>, memref<2xi32>)
^bb22(%p22: memref<2xi32>, %q22: memref<2xi32>):
  cf.cond_br %c, ^bb22(%q22, %p22 : memref<2xi32>, memref<2xi32>), ^bb23(%p22, %q22 : memref<2xi32>, memref<2xi32>)
^bb23(%p23: memref<2xi32>, %q23: memref<2xi32>):
  cf.cond_br %c, ^bb23(%q23, %p23 : memref<2xi32>, memref<2xi32>), ^bb24(%p23, %q23 : memref<2xi32>, memref<2xi32>)
^bb24(%p24: memref<2xi32>, %q24: memref<2xi32>):
  cf.cond_br %c, ^bb24(%q24, %p24 : memref<2xi32>, memref<2xi32>), ^bb25(%p24, %q24 : memref<2xi32>, memref<2xi32>)
^bb25(%p25: memref<2xi32>, %q25: memref<2xi32>):
  cf.cond_br %c, ^bb25(%q25, %p25 : memref<2xi32>, memref<2xi32>), ^bb26(%p25, %q25 : memref<2xi32>, memref<2xi32>)
^bb26(%p26: memref<2xi32>, %q26: memref<2xi32>):
  cf.cond_br %c, ^bb26(%q26, %p26 : memref<2xi32>, memref<2xi32>), ^bb27(%p26, %q26 : memref<2xi32>, memref<2xi32>)
^bb27(%p27: memref<2xi32>, %q27: memref<2xi32>):
  cf.cond_br %c, ^bb27(%q27, %p27 : memref<2xi32>, memref<2xi32>), ^bb28(%p27, %q27 : memref<2xi32>, memref<2xi32>)
^bb28(%p28: memref<2xi32>, %q28: memref<2xi32>):
  cf.cond_br %c, ^bb28(%q28, %p28 : memref<2xi32>, memref<2xi32>), ^bb29(%p28, %q28 : memref<2xi32>, memref<2xi32>)
^bb29(%p29: memref<2xi32>, %q29: memref<2xi32>):
  cf.cond_br %c, ^bb29(%q29, %p29 : memref<2xi32>, memref<2xi32>), ^bb30(%p29, %q29 : memref<2xi32>, memref<2xi32>)
^bb30(%p30: memref<2xi32>, %q30: memref<2xi32>):
  cf.cond_br %c, ^bb30(%q30, %p30 : memref<2xi32>, memref<2xi32>), ^bb31(%p30, %q30 : memref<2xi32>, memref<2xi32>)
^bb31(%p31: memref<2xi32>, %q31: memref<2xi32>):
  cf.cond_br %c, ^bb31(%q31, %p31 : memref<2xi32>, memref<2xi32>), ^bb32(%p31, %q31 : memref<2xi32>, memref<2xi32>)
^bb32(%p32: memref<2xi32>, %q32: memref<2xi32>):
  cf.cond_br %c, ^bb32(%q32, %p32 : memref<2xi32>, memref<2xi32>), ^bb33(%p32, %q32 : memref<2xi32>, memref<2xi32>)
^bb33(%p33: memref<2xi32>, %q33: memref<2xi32>):
  cf.cond_br %c, ^bb33(%q33, %p33 : memref<2xi32>, memref<2xi32>), ^bb34(%p33, %q33 : memref<2xi32>, memref<2xi32>)
^bb34(%p34: memref<2xi32>, %q34: memref<2xi32>):
  cf.cond_br %c, ^bb34(%q34, %p34 : memref<2xi32>, memref<2xi32>), ^bb35(%p34, %q34 : memref<2xi32>, memref<2xi32>)
^bb35(%p35: memref<2xi32>, %q35: memref<2xi32>):
  cf.cond_br %c, ^bb35(%q35, %p35 : memref<2xi32>, memref<2xi32>), ^bb36(%p35, %q35 : memref<2xi32>, memref<2xi32>)
^bb36(%p36: memref<2xi32>, %q36: memref<2xi32>):
  cf.cond_br %c, ^bb36(%q36, %p36 : memref<2xi32>, memref<2xi32>), ^bb37(%p36, %q36 : memref<2xi32>, memref<2xi32>)
^bb37(%p37: memref<2xi32>, %q37: memref<2xi32>):
  cf.cond_br %c, ^bb37(%q37, %p37 : memref<2xi32>, memref<2xi32>), ^bb38(%p37, %q37 : memref<2xi32>, memref<2xi32>)
^bb38(%p38: memref<2xi32>, %q38: memref<2xi32>):
  cf.cond_br %c, ^bb38(%q38, %p38 : memref<2xi32>, memref<2xi32>), ^bb39(%p38, %q38 : memref<2xi32>, memref<2xi32>)
^bb39(%p39: memref<2xi32>, %q39: memref<2xi32>):
  cf.cond_br %c, ^bb39(%q39, %p39 : memref<2xi32>, memref<2xi32>), ^bb40(%p39, %q39 : memref<2xi32>, memref<2xi32>)
^bb40(%p40: memref<2xi32>, %q40: memref<2xi32>):
  cf.cond_br %c, ^bb40(%q40, %p40 : memref<2xi32>, memref<2xi32>), ^bb41(%p40, %q40 : memref<2xi32>, memref<2xi32>)
^bb41(%p41: memref<2xi32>, %q41: memref<2xi32>):
  cf.cond_br %c, ^bb41(%q41, %p41 : memref<2xi32>, memref<2xi32>), ^bb42(%p41, %q41 : memref<2xi32>, memref<2xi32>)
^bb42(%p42: memref<2xi32>, %q42: memref<2xi32>):
  cf.cond_br %c, ^bb42(%q42, %p42 : memref<2xi32>, memref<2xi32>), ^bb43(%p42, %q42 : memref<2xi32>, memref<2xi32>)
^bb43(%p43: memref<2xi32>, %q43: memref<2xi32>):
  cf.cond_br %c, ^bb43(%q43, %p43 : memref<2xi32>, memref<2xi32>), ^bb44(%p43, %q43 : memref<2xi32>, memref<2xi32>)
^bb44(%p44: memref<2xi32>, %q44: memref<2xi32>):
  cf.cond_br %c, ^bb44(%q44, %p44 : memref<2xi32>, memref<2xi32>), ^bb45(%p44, %q44 : memref<2xi32>, memref<2xi32>)
^bb45(%p45: memref<2xi32>, %q45: memref<2xi32>):
  cf.cond_br %c, ^bb45(%q45, %p45 : memref<2xi32>, memref<2xi32>), ^bb46(%p45, %q45 : memref<2xi32>, memref<2xi32>)
^bb46(%p46: memref<2xi32>, %q46: memref<2xi32>):
  cf.cond_br %c, ^bb46(%q46, %p46 : memref<2xi32>, memref<2xi32>), ^bb47(%p46, %q46 : memref<2xi32>, memref<2xi32>)
^bb47(%p47: memref<2xi32>, %q47: memref<2xi32>):
  cf.cond_br %c, ^bb47(%q47, %p47 : memref<2xi32>, memref<2xi32>), ^bb48(%p47, %q47 : memref<2xi32>, memref<2xi32>)
^bb48(%p48: memref<2xi32>, %q48: memref<2xi32>):
  cf.cond_br %c, ^bb48(%q48, %p48 : memref<2xi32>, memref<2xi32>), ^bb49(%p48, %q48 : memref<2xi32>, memref<2xi32>)
^bb49(%p49: memref<2xi32>, %q49: memref<2xi32>):
  cf.cond_br %c, ^bb49(%q49, %p49 : memref<2xi32>, memref<2xi32>), ^bb50(%p49, %q49 : memref<2xi32>, memref<2xi32>)
^bb50(%p50: memref<2xi32>, %q50: memref<2xi32>):
  cf.cond_br %c, ^bb50(%q50, %p50 : memref<2xi32>, memref<2xi32>), ^bb51(%p50, %q50 : memref<2xi32>, memref<2xi32>)
^bb51(%p51: memref<2xi32>, %q51: memref<2xi32>):
  cf.cond_br %c, ^bb51(%q51, %p51 : memref<2xi32>, memref<2xi32>), ^bb52(%p51, %q51 : memref<2xi32>, memref<2xi32>)
^bb52(%p52: memref<2xi32>, %q52: memref<2xi32>):
  cf.cond_br %c, ^bb52(%q52, %p52 : memref<2xi32>, memref<2xi32>), ^bb53(%p52, %q52 : memref<2xi32>, memref<2xi32>)
^bb53(%p53: memref<2xi32>, %q53: memref<2xi32>):
  cf.cond_br %c, ^bb53(%q53, %p53 : memref<2xi32>, memref<2xi32>), ^bb54(%p53, %q53 : memref<2xi32>, memref<2xi32>)
^bb54(%p54: memref<2xi32>, %q54: memref<2xi32>):
  cf.cond_br %c, ^bb54(%q54, %p54 : memref<2xi32>, memref<2xi32>), ^bb55(%p54, %q54 : memref<2xi32>, memref<2xi32>)
^bb55(%p55: memref<2xi32>, %q55: memref<2xi32>):
  cf.cond_br %c, ^bb55(%q55, %p55 : memref<2xi32>, memref<2xi32>), ^bb56(%p55, %q55 : memref<2xi32>, memref<2xi32>)
^bb56(%p56: memref<2xi32>, %q56: memref<2xi32>):
  cf.cond_br %c, ^bb56(%q56, %p56 : memref<2xi32>, memref<2xi32>), ^bb57(%p56, %q56 : memref<2xi32>, memref<2xi32>)
^bb57(%p57: memref<2xi32>, %q57: memref<2xi32>):
  cf.cond_br %c, ^bb57(%q57, %p57 : memref<2xi32>, memref<2xi32>), ^bb58(%p57, %q57 : memref<2xi32>, memref<2xi32>)
^bb58(%p58: memref<2xi32>, %q58: memref<2xi32>):
  cf.cond_br %c, ^bb58(%q58, %p58 : memref<2xi32>, memref<2xi32>), ^bb59(%p58, %q58 : memref<2xi32>, memref<2xi32>)
^bb59(%p59: memref<2xi32>, %q59: memref<2xi32>):
  cf.cond_br %c, ^bb59(%q59, %p59 : memref<2xi32>, memref<2xi32>), ^bb60(%p59, %q59 : memref<2xi32>, memref<2xi32>)
^bb60(%p60: memref<2xi32>, %q60: memref<2xi32>):
  cf.cond_br %c, ^bb60(%q60, %p60 : memref<2xi32>, memref<2xi32>), ^bb61(%p60, %q60 : memref<2xi32>, memref<2xi32>)
^bb61(%p61: memref<2xi32>, %q61: memref<2xi32>):
  cf.cond_br %c, ^bb61(%q61, %p61 : memref<2xi32>, memref<2xi32>), ^bb62(%p61, %q61 : memref<2xi32>, memref<2xi32>)
^bb62(%p62: memref<2xi32>, %q62: memref<2xi32>):
  cf.cond_br %c, ^bb62(%q62, %p62 : memref<2xi32>, memref<2xi32>), ^bb63(%p62, %q62 : memref<2xi32>, memref<2xi32>)
^bb63(%p63: memref<2xi32>, %q63: memref<2xi32>):
  cf.cond_br %c, ^bb63(%q63, %p63 : memref<2xi32>, memref<2xi32>), ^bb64(%p63, %q63 : memref<2xi32>, memref<2xi32>)
^bb64(%p64: memref<2xi32>, %q64: memref<2xi32>):
  cf.cond_br %c, ^bb64(%q64, %p64 : memref<2xi32>, memref<2xi32>), ^bb65(%p64, %q64 : memref<2xi32>, memref<2xi32>)
^bb65(%p65: memref<2xi32>, %q65: memref<2xi32>):
  cf.cond_br %c, ^bb65(%q65, %p65 : memref<2xi32>, memref<2xi32>), ^bb66(%p65, %q65 : memref<2xi32>, memref<2xi32>)
^bb66(%p66: memref<2xi32>, %q66: memref<2xi32>):
  cf.cond_br %c, ^bb66(%q66, %p66 : memref<2xi32>, memref<2xi32>), ^bb67(%p66, %q66 : memref<2xi32>, memref<2xi32>)
^bb67(%p67: memref<2xi32>, %q67: memref<2xi32>):
  cf.cond_br %c, ^bb67(%q67, %p67 : memref<2xi32>, memref<2xi32>), ^bb68(%p67, %q67 : memref<2xi32>, memref<2xi32>)
^bb68(%p68: memref<2xi32>, %q68: memref<2xi32>):
  cf.cond_br %c, ^bb68(%q68, %p68 : memref<2xi32>, memref<2xi32>), ^bb69(%p68, %q68 : memref<2xi32>, memref<2xi32>)
^bb69(%p69: memref<2xi32>, %q69: memref<2xi32>):
  cf.cond_br %c, ^bb69(%q69, %p69 : memref<2xi32>, memref<2xi32>), ^bb70(%p69, %q69 : memref<2xi32>, memref<2xi32>)
^bb70(%p70: memref<2xi32>, %q70: memref<2xi32>):
  cf.cond_br %c, ^bb70(%q70, %p70 : memref<2xi32>, memref<2xi32>), ^bb71(%p70, %q70 : memref<2xi32>, memref<2xi32>)
^bb71(%p71: memref<2xi32>, %q71: memref<2xi32>):
  cf.cond_br %c, ^bb71(%q71, %p71 : memref<2xi32>, memref<2xi32>), ^bb72(%p71, %q71 : memref<2xi32>, memref<2xi32>)
^bb72(%p72: memref<2xi32>, %q72: memref<2xi32>):
  cf.cond_br %c, ^bb72(%q72, %p72 : memref<2xi32>, memref<2xi32>), ^bb73(%p72, %q72 : memref<2xi32>, memref<2xi32>)
^bb73(%p73: memref<2xi32>, %q73: memref<2xi32>):
  cf.cond_br %c, ^bb73(%q73, %p73 : memref<2xi32>, memref<2xi32>), ^bb74(%p73, %q73 : memref<2xi32>, memref<2xi32>)
^bb74(%p74: memref<2xi32>, %q74: memref<2xi32>):
  cf.cond_br %c, ^bb74(%q74, %p74 : memref<2xi32>, memref<2xi32>), ^bb75(%p74, %q74 : memref<2xi32>, memref<2xi32>)
^bb75(%p75: memref<2xi32>, %q75: memref<2xi32>):
  cf.cond_br %c, ^bb75(%q75, %p75 : memref<2xi32>, memref<2xi32>), ^bb76(%p75, %q75 : memref<2xi32>, memref<2xi32>)
^bb76(%p76: memref<2xi32>, %q76: memref<2xi32>):
  cf.cond_br %c, ^bb76(%q76, %p76 : memref<2xi32>, memref<2xi32>), ^bb77(%p76, %q76 : memref<2xi32>, memref<2xi32>)
^bb77(%p77: memref<2xi32>, %q77: memref<2xi32>):
  cf.cond_br %c, ^bb77(%q77, %p77 : memref<2xi32>, memref<2xi32>), ^bb78(%p77, %q77 : memref<2xi32>, memref<2xi32>)
^bb78(%p78: memref<2xi32>, %q78: memref<2xi32>):
  cf.cond_br %c, ^bb78(%q78, %p78 : memref<2xi32>, memref<2xi32>), ^bb79(%p78, %q78 : memref<2xi32>, memref<2xi32>)
^bb79(%p79: memref<2xi32>, %q79: memref<2xi32>):
  cf.cond_br %c, ^bb79(%q79, %p79 : memref<2xi32>, memref<2xi32>), ^bb80(%p79, %q79 : memref<2xi32>, memref<2xi32>)
^bb80(%p80: memref<2xi32>, %q80: memref<2xi32>):
  cf.cond_br %c, ^bb80(%q80, %p80 : memref<2xi32>, memref<2xi32>), ^bb81(%p80, %q80 : memref<2xi32>, memref<2xi32>)
^bb81(%p81: memref<2xi32>, %q81: memref<2xi32>):
  cf.cond_br %c, ^bb81(%q81, %p81 : memref<2xi32>, memref<2xi32>), ^bb82(%p81, %q81 : memref<2xi32>, memref<2xi32>)
^bb82(%p82: memref<2xi32>, %q82: memref<2xi32>):
  cf.cond_br %c, ^bb82(%q82, %p82 : memref<2xi32>, memref<2xi32>), ^bb83(%p82, %q82 : memref<2xi32>, memref<2xi32>)
^bb83(%p83: memref<2xi32>, %q83: memref<2xi32>):
  cf.cond_br %c, ^bb83(%q83, %p83 : memref<2xi32>, memref<2xi32>), ^bb84(%p83, %q83 : memref<2xi32>, memref<2xi32>)
^bb84(%p84: memref<2xi32>, %q84: memref<2xi32>):
  cf.cond_br %c, ^bb84(%q84, %p84 : memref<2xi32>, memref<2xi32>), ^bb85(%p84, %q84 : memref<2xi32>, memref<2xi32>)
^bb85(%p85: memref<2xi32>, %q85: memref<2xi32>):
  cf.cond_br %c, ^bb85(%q85, %p85 : memref<2xi32>, memref<2xi32>), ^bb86(%p85, %q85 : memref<2xi32>, memref<2xi32>)
^bb86(%p86: memref<2xi32>, %q86: memref<2xi32>):
  cf.cond_br %c, ^bb86(%q86, %p86 : memref<2xi32>, memref<2xi32>), ^bb87(%p86, %q86 : memref<2xi32>, memref<2xi32>)
^bb87(%p87: memref<2xi32>, %q87: memref<2xi32>):
  cf.cond_br %c, ^bb87(%q87, %p87 : memref<2xi32>, memref<2xi32>), ^bb88(%p87, %q87 : memref<2xi32>, memref<2xi32>)
^bb88(%p88: memref<2xi32>, %q88: memref<2xi32>):
  cf.cond_br %c, ^bb88(%q88, %p88 : memref<2xi32>, memref<2xi32>), ^bb89(%p88, %q88 : memref<2xi32>, memref<2xi32>)
^bb89(%p89: memref<2xi32>, %q89: memref<2xi32>):
  cf.cond_br %c, ^bb89(%q89, %p89 : memref<2xi32>, memref<2xi32>), ^bb90(%p89, %q89 : memref<2xi32>, memref<2xi32>)
^bb90(%x: memref<2xi32>, %y: memref<2xi32>):
  %k = bufferization.dealloc (%x : memref<2xi32>) if (%c) retain (%y : memref<2xi32>)
  return
}
