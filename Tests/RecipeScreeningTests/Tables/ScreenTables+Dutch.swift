extension ScreenTables {
  static let dutch = """
    4 haringfilets: fish
    2 kippenbouillonblokjes: meat celery? wheat? soya?
    400 ml visfond: fish celery? wheat?
    50 ml advocaat: egg alcohol
    4 kipdijen: meat
    1 el sambal: crustacean? fish?
    200 ml satésaus: peanut soya? wheat?
    200 g kibbeling: fish wheat egg? milk?
    100 g speculaas: wheat milk? nut?
    50 g seroendeng: coconut peanut?
    200 g verse tortellini: wheat milk? egg? meat? pork?
    100 g amandelspijs: nut egg?
    200 g bloem: wheat
    200 g tarwebloem: wheat
    200 g zelfrijzend bakmeel: wheat
    200 g boekweitmeel:
    200 g maïzena:
    200 g rijstmeel:
    200 g paneermeel: wheat
    4 boterhammen: wheat
    1 stokbrood: wheat
    200 g roggebrood: rye
    200 g pasta: wheat
    200 g mie: wheat egg?
    200 g eiermie: wheat egg
    200 g rijstnoedels:
    200 g mihoen:
    1 pak bladerdeeg: wheat milk?
    4 blaadjes gelatine: meat
    200 ml slagroom: milk
    200 ml zure room: milk
    200 ml kookroom: milk
    200 ml melk: milk
    200 ml karnemelk: milk
    200 ml kokosmelk: coconut
    200 ml havermelk: oats
    200 ml amandelmelk: nut
    200 ml sojamelk: soya
    200 g boter: milk
    200 g roomboter: milk
    200 g pindakaas: peanut
    200 g cacaoboter:
    200 g margarine: milk? soya?
    200 g reuzel: pork meat
    200 g kaas: milk
    200 g geraspte kaas: milk
    200 g Parmezaanse kaas: milk rennet?
    200 g geitenkaas: milk
    200 g roomkaas: milk
    200 g kwark: milk
    200 g vla: milk
    3 eieren: egg
    3 eidooiers: egg
    3 eiwitten: egg
    1 aubergine:
    200 g spek: pork meat
    200 g spekjes: pork meat
    200 g ham: pork meat
    200 g gehakt: meat
    200 g rundergehakt: meat
    200 g vegetarisch gehakt: soya? egg? wheat?
    1 rookworst: meat
    1 kipfilet: meat
    1 bouillonblokje: flesh? celery? wheat?
    1 groentebouillonblokje: celery? wheat?
    500 ml groentebouillon: celery? wheat?
    500 ml kippenbouillon: meat
    500 ml visbouillon: fish
    1 knolselderij: celery
    2 stengels bleekselderij: celery
    1 el mosterd: mustard
    1 el sojasaus: soya wheat
    1 el ketjap manis: soya wheat
    1 el vissaus: fish
    1 el worcestersaus: fish
    1 el sambal:
    1 el trassi: crustacean
    200 g zalm: fish
    200 g tonijn: fish
    200 g haring: fish
    200 g garnalen: crustacean
    200 g mosselen: mollusc
    200 g inktvis: mollusc
    200 g oesterzwammen:
    200 g kroepoek: crustacean
    200 g satésaus: peanut
    200 g pinda's: peanut
    200 g walnoten: nut
    200 g hazelnoten: nut
    200 g amandelen: nut
    200 g amandelspijs: nut
    200 g marsepein: nut
    1 snuf nootmuskaat:
    200 g kastanjes:
    200 g kokos: coconut
    200 g pompoen:
    200 g pure chocolade: milk? soya?
    200 g melkchocolade: milk
    200 g hagelslag: milk? soya?
    200 g stroopwafels: wheat
    200 g speculaas: wheat
    200 g lange vingers: wheat egg
    200 g ontbijtkoek: rye? wheat?
    1 el honing: animal
    1 el stroop:
    200 ml witte wijn: alcohol sulphite
    200 ml bier: barley alcohol
    200 g tofu: soya
    200 g tempé: soya
    200 g havermout: oats
    200 g gort: barley
    1 el tahin: sesame
    200 g hummus: sesame
    200 g sesamzaad: sesame
    200 g mayonaise: egg
    200 g filodeeg: wheat
    boter of margarine: milk?
    plantaardige room: soya? nut? oats?
    glutenvrij meel: soya?
    vegan kaas: soya? nut?
    1 ui:
    2 tenen knoflook:
    200 g notenpasta: nut peanut?
    200 g spekkoek: wheat? egg milk
    200 g krentenbollen: wheat
    200 g bitterkoekjes: nut? egg
    200 g sambal badjak: crustacean?
    200 g borrelnootjes: peanut wheat
    200 g kroketten: meat? wheat
    200 g bitterballen: meat wheat
    200 g drop: meat? wheat?
    1 el azijn: sulphite?
    200 ml sojaroom: soya
    200 ml kokosroom: coconut
    200 g oude kaas: milk rennet?
    200 g hüttenkäse: milk
    200 g karnemelk: milk
    1 el appelstroop:
    100 g cacaoboter:
    100 g roomboter: milk
    100 g reuzel: pork
    100 g spekblokjes: pork
    200 g half-om-half gehakt: pork? meat
    200 g kipfilet: meat
    200 g rookvlees: meat
    200 g filet americain: meat egg? mustard? celery? soya? milk? wheat?
    200 g leverworst: meat pork? milk? soya? wheat? mustard?
    4 frikandellen: meat wheat? pork? soya? mustard? milk?
    4 kroketten: meat? wheat egg? milk? celery? mustard? soya?
    4 bitterballen: meat wheat egg? milk? celery? mustard? soya?
    200 g oesters: mollusc
    200 g Hollandse garnalen: crustacean
    200 g kreeft: crustacean
    200 g krab: crustacean
    200 g surimi: fish crustacean? egg? wheat? soya? mollusc?
    200 g paling: fish
    200 g kabeljauw: fish
    200 g makreel: fish
    1 blikje ansjovis: fish
    1 el sambal badjak: crustacean? fish?
    1 el satésaus: peanut soya? wheat? crustacean? fish?
    200 g boekweitbloem:
    200 g speltmeel: wheat
    200 g roggemeel: rye
    200 g maizena:
    200 g griesmeel: wheat
    200 g beschuit: wheat milk? egg? soya?
    200 g winegums: meat? pork? animal?
    6 blaadjes gelatine: meat pork?
    200 g nootmuskaat:
    200 g kokosnoot: coconut
    200 g pijnboompitten: pinenut
    1 stengel bleekselderij: celery
    2 el mayonaise: egg mustard?
    2 eidooiers: egg
    200 ml advocaat: egg alcohol
    200 ml bruin bier: alcohol barley wheat?
    1 l kippenbouillon: meat celery? wheat? soya?
    1 l groentebouillon: celery? wheat?
    1 l visbouillon: fish celery? wheat?
    200 g vleestomaten:
    200 g boterbonen:
    200 g sperziebonen:
    1 botersla:
    1 vegetarische schnitzel: wheat? soya? egg? milk?
    200 g vegan kaas: soya? nut?
    200 ml lactosevrije melk: milk
    200 g glutenvrije bloem: soya? lupin?
    200 g eivrije mayonaise: soya? mustard? milk?
    boter of olie: milk?
    spekjes of tempeh: pork? meat? soya?
    kaas naar keuze: milk
    geraspte kaas (optioneel): milk
    200 g zoute stengels: wheat
    200 g kaasstengels: milk wheat?
    200 g uienringen: wheat?
    200 g appeltaart: wheat milk? egg?
    200 g aardappelsalade: egg? mustard?
    200 g aardappelpuree: milk?
    200 g rijstkoekjes:
    200 g rijstwafels:
    200 g roomboterkoekjes: milk wheat
    200 g speculaaskruiden:
    200 g pepernoten: wheat rye? milk? animal?
    200 g kruidnoten: wheat milk?
    200 g taaitaai: wheat rye? animal?
    200 g oliebollen: wheat milk? egg?
    200 g poffertjes: wheat milk? egg?
    200 g pannenkoeken: wheat milk egg
    200 g eierkoeken: egg wheat
    200 g moorkoppen: wheat milk egg
    200 g tompouce: wheat milk egg?
    200 g bananenbrood: wheat
    200 g maisbrood: wheat?
    200 g knoflookbrood: wheat milk?
    200 g kruidenboter: milk
    200 g kruidenkaas: milk
    200 g tomatensoep: milk? celery?
    200 g erwtensoep: meat? celery
    200 g champignonsoep: milk? wheat? celery?
    200 g kaassoufflé: milk wheat
    200 g groenteburger: wheat? egg? milk? soya?
    200 g visstick: fish wheat
    200 g visburger: fish wheat
    200 g loempia: wheat meat? egg? soya? crustacean?
    200 g nasi: soya? egg? meat? crustacean?
    200 g bami: wheat egg? soya? meat?
    200 g rozijnenbrood: wheat milk?
    200 g suikerbrood: wheat milk?
    200 g vanillevla: milk
    200 g rijstepap: milk
    200 g pudding: milk? egg?
    200 g suikerspin:
    200 g zuurtjes: animal? meat?
    200 g ijs: milk egg?
    200 g waterijs: milk?
    200 g schuimpjes: egg
    200 g margarine zonder melk: soya?
    200 ml melk (of plantaardige melk): milk? soya? nut? oats?
    200 g pasta zonder ei: wheat
    200 g kip of kalkoen: meat
    200 g spek of tofu: pork? soya?
    boter voor de bakvorm: milk
    geraspte kaas naar wens: milk
    pure chocolade (kan sporen van noten bevatten): milk? soya? nut?
    200 g vegetarische worst: soya? wheat? egg? milk?
    alcoholvrij bier: barley
    scharreleieren: egg
    """
}
