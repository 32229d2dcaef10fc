extension TypedQueries {
  static let italian = """
    ricetta facile della parmigiana => parmigiana
    la migliore pizza fatta in casa => pizza
    come preparare il risotto => risotto
    ricetta per gli gnocchi => gnocchi
    torta di mele semplice => torta di mele
    biscotti veloci => biscotti
    voglio fare una crostata => crostata
    ricetta originale della amatriciana => amatriciana ~ originale amatriciana
    una buona zuppa di pesce => zuppa di pesce
    polpette vegetariane => polpette | diet=vegetarian
    torta vegana => torta | diet=vegan
    pane senza glutine => pane | diet=gluten-free
    biscotti senza burro => biscotti | no=burro
    torta senza uova => torta | avoid=eggs
    besciamella senza latte => besciamella | avoid=milk
    pasta senza lattosio => pasta | diet=dairy-free
    torta senza frutta secca => torta | avoid=nuts
    sugo senza cipolla e aglio => sugo | no=cipolla,aglio
    risotto con funghi => risotto | with=funghi
    insalata con tonno e fagioli => insalata | with=tonno,fagioli
    pasta in 15 minuti => pasta | time=15
    cena in mezz'ora => cena | time=30
    minestra in meno di un'ora => minestra | time=60
    lasagne per 6 => lasagne | for=6
    risotto per due => risotto | for=2
    pranzo per 10 persone => pranzo | for=10
    cosa posso fare con le melanzane => | have=melanzane
    cosa cucino con ceci e spinaci => | have=ceci,spinaci
    ho zucchine, ricotta e uova => | have=zucchine,ricotta,uova
    avanzi di pollo => | have=pollo
    pane raffermo avanzato => | have=pane raffermo ~ | have=pane
    pasta vegana veloce per 4 in 20 minuti => pasta | diet=vegan | for=4 | time=20
    ! torta senza cottura => =
    ! gelato senza gelatiera => =
    ! pasta con le vongole => =
    ! spaghetti con le vongole => =
    ! seppie con piselli => =
    ! polenta con funghi => =
    ! pizza quattro formaggi => =
    ! pizza senza lievitazione => =
    ! salsa per arrosto => =
    ! bistecca con patatine => =
    ! pasta e fagioli => =
    ! saltimbocca alla romana => =
    ! penne all'arrabbiata => =
    ! uova in purgatorio => =
    la miglior carbonara => carbonara
    ricetta semplice della pizza => pizza
    ricette di pasta => pasta
    come si fa la focaccia => focaccia
    come cucinare il riso => riso
    cerco una ricetta per le melanzane => melanzane
    tiramisù classico => tiramisù
    torta velocissima => torta
    biscotti facilissimi => biscotti
    gnocchi fatti in casa => gnocchi
    lasagne vegetariane => lasagne | diet=vegetarian
    burger vegano => burger | diet=vegan
    crostata senza burro => crostata | no=burro
    pane senza lievito => pane | no=lievito
    torta senza latte e senza uova => torta | avoid=milk,eggs
    biscotti senza zucchero => biscotti | no=zucchero
    pizza senza mozzarella => pizza | no=mozzarella
    polpette senza carne => polpette | no=carne
    pesto senza noci => pesto | avoid=nuts
    dolce senza latticini => dolce | diet=dairy-free
    insalata con pomodori => insalata | with=pomodori
    pasta con zucchine => pasta | with=zucchine
    zuppa con lenticchie e carote => zuppa | with=lenticchie,carote
    frittata con spinaci => frittata | with=spinaci
    risotto con asparagi per 4 => risotto | with=asparagi | for=4
    cena in 20 minuti => cena | time=20
    dolce in meno di 30 minuti => dolce | time=30
    sugo in un'ora => sugo | time=60
    parmigiana per 8 persone => parmigiana | for=8
    lasagna per quattro => lasagna | for=4
    gnocchi per due persone => gnocchi | for=2
    cosa posso preparare con zucca e ricotta => | have=zucca,ricotta
    cosa cucinare con il pollo => | have=pollo
    ho riso e piselli => | have=riso,piselli
    ! pane senza impasto facile => pane senza impasto
    ! torta senza forno => =
    ! pasta alla norma => =
    ! pasta con le sarde per 4 => pasta con le sarde | for=4
    ! pizza capricciosa => =
    ! carne con patate arrosto => =
    ! ripieno per ravioli => =
    ! crema per torta => =
    ! risi e bisi => =
    ! vitello tonnato => =
    ! sette strati => =
    ! torta quattro quarti => =
    ! pasta ai quattro formaggi => =
    ! bollito misto => =
    ! pere alla bella elena => =
    ! cozze ripiene => =
    ! ribollita => =
    ! marmellata senza zucchero aggiunto => =
    ! fagioli con le cotiche => =
    ricetta del ragù => ragù
    ricette veloci con pollo => | with=pollo ~ | have=pollo
    la vera carbonara => carbonara
    torta al limone facile e veloce => torta al limone
    come si prepara il brasato => brasato
    mi serve una ricetta per la cheesecake => cheesecake
    dolci semplici => dolci
    cena vegana => cena | diet=vegan
    secondo vegetariano per 4 persone => secondo | diet=vegetarian | for=4
    torta senza glutine e senza lattosio => torta | diet=gluten-free,dairy-free
    crema pasticcera senza uova => crema pasticcera | avoid=eggs
    risotto senza vino => risotto | no=vino
    parmigiana senza mozzarella => parmigiana | no=mozzarella
    minestrone senza fagioli => minestrone | no=fagioli
    insalata di riso senza tonno => insalata di riso | no=tonno
    torta con mele e noci => torta | with=mele,noci
    minestra con ceci => minestra | with=ceci
    pasta con funghi e salsiccia => pasta | with=funghi,salsiccia
    secondo in 20 minuti => secondo | time=20
    dolce in un'ora => dolce | time=60
    sugo in meno di mezz'ora => sugo | time=30
    polenta per 10 => polenta | for=10
    pizza per tre persone => pizza | for=3
    cosa posso fare con il pane raffermo => | have=pane raffermo ~ | have=pane
    cosa cucinare con zucca => | have=zucca
    ho pollo e patate => | have=pollo,patate
    ! cheesecake senza cottura => =
    ! pane senza impasto per 6 => pane senza impasto | for=6
    ! torta senza burro e senza forno => =
    ! brutti ma buoni facili => brutti ma buoni
    ! pizza quattro stagioni per 4 => pizza quattro stagioni | for=4
    ! pasta con i broccoli => =
    ! pasta con la zucca => =
    ! arrosto con purè => =
    ! salsiccia con polenta => =
    ! uova con asparagi => =
    ! fegato con cipolle => =
    ! sugo per gnocchi => =
    ! impasto per pizza => =
    ! zuppa inglese facile => zuppa inglese
    ! sei strati => =
    ! tre cioccolati => =
    ! riso in bianco => =
    ! pollo alla cacciatora => =
    ! tortelli di zucca => =
    ! puttanesca => =
    ! acquacotta => =
    dolce senza glutine e lattosio => dolce | diet=gluten-free,dairy-free
    pane senza glutine => pane | diet=gluten-free
    """
}
