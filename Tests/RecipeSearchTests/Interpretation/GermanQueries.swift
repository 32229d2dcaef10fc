extension TypedQueries {
  static let german = """
    bester Apfelkuchen => Apfelkuchen
    schnelle Nudeln => Nudeln
    Rezept für Linsensuppe => Linsensuppe
    einfaches Brot backen => Brot ~ Brot backen
    wie mache ich Pfannkuchen => Pfannkuchen
    ich suche ein Rezept für Käsekuchen => Käsekuchen
    leckere Kürbissuppe => Kürbissuppe
    selbstgemachte Pizza => Pizza
    das beste Tiramisu => Tiramisu
    schnelle und einfache Gerichte => Gerichte
    Rezepte mit Kürbis => | with=Kürbis ~ | have=Kürbis
    klassische Rouladen => Rouladen
    vegetarische Frikadellen => Frikadellen | diet=vegetarian
    glutenfreier Kuchen => Kuchen | diet=gluten-free
    laktosefreie Pfannkuchen => Pfannkuchen | diet=dairy-free
    veganer Käsekuchen ohne Nüsse => Käsekuchen | diet=vegan | avoid=nuts
    nussfreie Kekse => Kekse | avoid=nuts
    Kuchen ohne Ei => Kuchen | avoid=eggs
    Kekse ohne Mehl => Kekse | no=Mehl
    Suppe ohne Sahne und Knoblauch => Suppe | no=Sahne,Knoblauch
    Bolognese ohne Sellerie => Bolognese | avoid=celery
    Auflauf ohne Käse => Auflauf | no=Käse
    Lasagne ohne Fleisch => Lasagne | no=Fleisch
    Brot ohne Gluten => Brot | diet=gluten-free
    alkoholfreier Punsch => Punsch | avoid=alcohol
    Salat mit Feta => Salat | with=Feta
    Nudeln mit Spinat und Lachs => Nudeln | with=Spinat,Lachs
    Auflauf mit Brokkoli => Auflauf | with=Brokkoli
    Abendessen in 30 Minuten => Abendessen | time=30
    Risotto unter 40 Minuten => Risotto | time=40
    30-Minuten-Gerichte => Gerichte | time=30
    Suppe in einer halben Stunde => Suppe | time=30
    Kuchen in weniger als einer Stunde => Kuchen | time=60
    Gulasch für 8 => Gulasch | for=8
    Pfannkuchen für zwei => Pfannkuchen | for=2
    Chili für 10 Personen => Chili | for=10
    Lasagne 6 Portionen => Lasagne | for=6
    was koche ich mit Zucchini und Tomaten => | have=Zucchini,Tomaten
    was kann man aus altem Brot machen => | have=altem Brot ~ | have=Brot
    ich habe Eier, Spinat und Schafskäse => | have=Eier,Spinat,Schafskäse
    Reste von Braten => | have=Braten
    übrig gebliebener Reis => | have=Reis
    schnelle vegane Pasta für 4 in 20 Minuten => Pasta | diet=vegan | for=4 | time=20
    einfache Kartoffelsuppe ohne Speck für 6 => Kartoffelsuppe | no=Speck | for=6
    ! Kuchen ohne Backen => =
    ! Brot ohne Kneten => =
    ! Schweinebraten mit Klößen => =
    ! Linsen mit Spätzle => =
    ! Kartoffeln mit Quark => =
    ! Spinat mit Ei => =
    ! Kuchen für ein Blech => =
    ! Soße für Gulasch => =
    ! zuckerfreie Kekse => =
    ! Himmel und Erde für 4 => Himmel und Erde | for=4
    ! Eis ohne Eismaschine => =
    ! Arme Ritter => =
    ! Drei-Minuten-Eier => =
    ! Tote Oma => =
    ! Leipziger Allerlei => =
    ! Bratwurst mit Sauerkraut => =
    ! Fünf-Gewürze-Ente => =
    ! Königsberger Klopse => =
    das beste Rezept für Wiener Schnitzel => Wiener Schnitzel
    wie kocht man Risotto => Risotto
    wie backe ich einen Marmorkuchen => Marmorkuchen
    einfache und schnelle Kekse => Kekse
    ganz einfacher Rührkuchen => Rührkuchen
    Omas Apfelkuchen => =
    ich möchte Maultaschen machen => Maultaschen
    zeig mir Rezepte für Sauerbraten => Sauerbraten
    Gulaschsuppe einfach => Gulaschsuppe
    traditioneller Christstollen => Christstollen
    vegetarisches Chili => Chili | diet=vegetarian
    vegane Kekse ohne Zucker => Kekse | diet=vegan | no=Zucker
    glutenfreies Brot in 60 Minuten => Brot | diet=gluten-free | time=60
    Pfannkuchen ohne Milch => Pfannkuchen | avoid=milk
    Kuchen ohne Eier und Milch => Kuchen | avoid=eggs,milk
    Pesto ohne Nüsse => Pesto | avoid=nuts
    Suppe ohne Zwiebeln => Suppe | no=Zwiebeln
    Curry ohne Kokosmilch => Curry | no=Kokosmilch
    Pizza ohne Hefe => Pizza | no=Hefe
    Eintopf ohne Kartoffeln und Karotten => Eintopf | no=Kartoffeln,Karotten
    Tiramisu ohne Alkohol => Tiramisu | avoid=alcohol
    Tiramisu ohne Ei für 8 => Tiramisu | avoid=eggs | for=8
    Frikadellen ohne Semmelbrösel => Frikadellen | no=Semmelbrösel
    Salat mit Thunfisch und Mais => Salat | with=Thunfisch,Mais
    Pizza mit Pilzen => Pizza | with=Pilzen
    Quiche mit Zucchini => Quiche | with=Zucchini
    Suppe mit Kokosmilch => Suppe | with=Kokosmilch
    Nudeln mit Brokkoli => Nudeln | with=Brokkoli
    Curry mit Kichererbsen für 4 Personen => Curry | with=Kichererbsen | for=4
    Auflauf in 45 Minuten => Auflauf | time=45
    Gericht in höchstens 20 Minuten => Gericht | time=20
    Suppe unter einer Stunde => Suppe | time=60
    15 Minuten Pasta => Pasta | time=15
    Rouladen für 6 Gäste => Rouladen | for=6
    Raclette für acht Personen => Raclette | for=8
    Braten für 5 Leute => Braten | for=5
    Kuchen für 12 => Kuchen | for=12
    was kann ich aus Kartoffeln und Eiern machen => | have=Kartoffeln,Eiern
    was kann ich mit Blumenkohl machen => | have=Blumenkohl
    was mache ich mit Rhabarber => | have=Rhabarber
    ich habe Hackfleisch und Paprika => | have=Hackfleisch,Paprika
    Reste vom Huhn => | have=Huhn
    einfache Linsensuppe mit Kokosmilch für 4 in 30 Minuten => Linsensuppe | with=Kokosmilch | for=4 | time=30
    ! Kuchen ohne Mehl und Backen => =
    ! Torte ohne Backen für 12 => Torte ohne Backen | for=12
    ! Hefeteig ohne Kneten => =
    ! Waffeln ohne Waffeleisen => =
    ! Eisbein mit Sauerkraut => =
    ! Ente mit Klößen => =
    ! Schnitzel mit Pommes => =
    ! Spargel mit Sauce Hollandaise => =
    ! Hähnchen mit Kartoffelpüree => =
    ! Teig für Pizza => =
    ! Marinade für Fleisch => =
    ! Füllung für Gans => =
    ! Sechs-Korn-Brot => =
    ! Drei-Käse-Pizza => =
    ! 24-Stunden-Brot => =
    ! Strammer Max => =
    ! Kalte Schnauze => =
    ! Birne Helene => =
    ! Rote Grütze => =
    ! fettfreie Suppe => =
    ! zuckerfreier Kuchen => =
    ! Freilandhuhn => =
    ! Schwarzwälder Kirschtorte => =
    ! Gefüllte Paprika => =
    ! Schnüsch => =
    ! Labskaus => =
    ! Zwiebelkuchen ohne Boden => =
    ! Pfannkuchen für Kinder => =
    schnelles Abendessen für zwei => Abendessen | for=2
    ein einfaches Rezept für Brötchen => Brötchen
    wie bereite ich Rotkohl zu => Rotkohl ~ Rotkohl zu
    suche Rezept für Zwetschgenkuchen => Zwetschgenkuchen
    leckeres Essen ohne Fleisch => Essen | no=Fleisch
    bestes Kartoffelgratin => Kartoffelgratin
    kannst du mir ein Rezept für Lasagne geben => Lasagne
    vegetarisch kochen => | diet=vegetarian ~ kochen | diet=vegetarian
    eifreie Pfannkuchen => Pfannkuchen | avoid=eggs
    Kuchen bei Nussallergie => Kuchen | avoid=nuts
    milchfreie Waffeln => Waffeln | avoid=milk
    Suppe ohne Sellerie und Lauch => Suppe | avoid=celery | no=Lauch ~ Suppe | no=Sellerie,Lauch
    Kekse ohne Butter und Ei => Kekse | no=Butter | avoid=eggs ~ Kekse | no=Butter,Ei
    Gulasch ohne Paprika => Gulasch | no=Paprika
    Brot ohne Hefe => Brot | no=Hefe
    Risotto ohne Wein => Risotto | no=Wein
    keine Zwiebeln Kartoffelsuppe => Kartoffelsuppe | no=Zwiebeln
    Muffins mit Blaubeeren => Muffins | with=Blaubeeren
    Gratin mit Fenchel => Gratin | with=Fenchel
    Risotto mit Erbsen und Minze => Risotto | with=Erbsen,Minze
    Kartoffelsuppe mit Würstchen => Kartoffelsuppe | with=Würstchen
    Eintopf in einer Stunde => Eintopf | time=60
    Nudelgericht in 15 Min => Nudelgericht | time=15
    Kuchen in einer Viertelstunde => Kuchen | time=15
    Suppe in weniger als 30 Minuten => Suppe | time=30
    Fondue für vier Personen => Fondue | for=4
    Menü für 20 Gäste => Menü | for=20
    was kann man mit Süßkartoffeln machen => | have=Süßkartoffeln
    was kann ich mit Hackfleisch und Zucchini kochen => | have=Hackfleisch,Zucchini
    ich habe noch Reis und Erbsen => | have=Reis,Erbsen
    Kürbis verwerten => | have=Kürbis
    ! Brot ohne Kneten backen => Brot ohne Kneten backen ~ Brot ohne Kneten
    ! Pizza ohne Ofen => =
    ! Kuchen ohne Form => =
    ! Nudeln mit Tomatensoße => =
    ! Klöße mit Soße => =
    ! Rinderbraten mit Knödeln => =
    ! Braten mit Rotkohl und Klößen => =
    ! Kassler mit Sauerkraut => =
    ! Pellkartoffeln mit Quark => =
    ! Soße für Braten => =
    ! Gewürz für Gulasch => =
    ! Fünf-Minuten-Terrine => =
    ! Sieben-Kräuter-Suppe => =
    ! Vier-Käse-Pizza => =
    ! Zwei-Zutaten-Teig => =
    ! 36-Stunden-Teig => =
    ! Bauernfrühstück => =
    ! Halve Hahn => =
    ! Gute Luise => =
    ! Falscher Hase für 6 => Falscher Hase | for=6
    ! einfacher Kalter Hund => Kalter Hund
    ! Zuckerfreie Marmelade => =
    ! Eier im Glas => =
    ! Kaiserschmarrn => =
    ! Dampfnudeln => =
    ! Bienenstich => =
    """
}
