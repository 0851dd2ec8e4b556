export const text = `{company} koristi najviše pet kolačića, i svi su vlastiti. Jedan pamti vaš odabir o tri druga, koji su isključeni dok ih ne dopustite, a jedan pamti vaš jezik.
## Kolačići, jedan po jedan
- \`consent\` (7 dana). Nužni: pamti vaš odabir kolačića. Bez njega bismo pitali na svakoj stranici.
- \`consent_preferences\` (7 dana). Postavke: dopuštate nam da pamtimo kako volite pregledavati.
- \`consent_statistics\` (7 dana). Statistika: dopuštate nam da brojimo posjete i vidimo što je dobro, a što nije.
- \`consent_marketing\` (7 dana). Marketing: dopuštate nam da vidimo koja vas je naša ponuda dovela ovamo.
- \`language\` (1 godina). Nužan kad odaberete jezik: pamti koji. Postavlja se tek kad ga odaberete.
Kategorija koju ne dopustite nema kolačića i za nju se nikome ništa ne prosljeđuje. Sam odabir bilježimo bez ičega što bi upućivalo na vas.
## Što brojimo
Brojimo koliko se puta dnevno otvaraju stranice i poduzimaju koraci do rezervacije, samo kao zbroj. Po tome se nikoga ne prepoznaje i za to ne treba kolačić. Ako dopustite statistiku ili marketing, na vašem se uređaju uz to čuva nasumičan broj, a ova trgovina može događaje i vašu rezervaciju s iznosom proslijediti uslugama za analitiku ili oglašavanje kojima se služi; za oglašavanje se pri rezervaciji šalje i sažetak (hash) vaše e-adrese. Broj se briše kad povučete privolu. Ako vaš preglednik traži privatnost (Global Privacy Control ili Do Not Track), ništa se ne prosljeđuje.
## Što još ostaje na vašem uređaju
Vaša košarica, ono što upisujete u obrasce, lista želja, izleti koje ste pogledali i rezervacije napravljene na ovom uređaju čuvaju se u vašem pregledniku, pa prekidom veze ništa ne gubite. Ondje su i kopije naših stranica i slika, kako bi trgovina radila i bez mreže. Sve to ostaje ondje dok košarica ne završi ili dok ne izbrišete podatke ove stranice. Košarica i rezervacije šalju se samo nama.
## Plaćanje
Plaćate na stranici našeg partnera za kartično plaćanje, koja ima vlastita pravila o kolačićima. Broj vaše kartice nikad ne prolazi kroz ovu stranicu.
## Vaš odabir
Vrijedi sedam dana, a zatim pitamo ponovno. Možete ga promijeniti kad god želite, ovdje ili na dnu svake stranice.
`;
