export const text = `Ovi uvjeti vrijede kad rezervirate kod tvrtke {company}. Vaš je ugovorni partner prodavatelj naveden u [impresumu](/legal/imprint).
Prodavatelj: {legal_name}, {address}
## Rezervacija
Kad termin dodate u košaricu, neko vrijeme čuvamo mjesta; košarica pokazuje koliko još. Prije narudžbe sve provjeravate: izlete, dan, vrijeme, goste i cijenu. Narudžbom rezervirate uz obvezu plaćanja. Rezervacija je potvrđena kad primimo dospjelu uplatu; tada dobivate e-poruku s ulaznicom za svaki izlet.
Ako rezervirate i plaćate izravno nama, mjesta čuvamo do trenutka koji piše na stranici i u e-poruci. Nakon toga rezervacija istječe i mjesta su opet slobodna.
## Cijene i plaćanje
Cijena u košarici ukupna je cijena. Za neke je izlete dovoljan predujam; tada piše koliko još treba platiti i do kada. Kartice se terete na stranici našeg partnera za kartično plaćanje.
## Ako otkazujete ili mijenjate
Svaki izlet ima vlastita pravila otkazivanja. Čitate ih na stranici izleta, prije plaćanja i na ulaznici, a za vas vrijede ona po kojima ste rezervirali. Otkazati ili promijeniti možete na stranici svoje rezervacije, gdje prije odluke vidite iznos povrata. Uplate karticom vraćamo na istu karticu.
Izleti se održavaju određenog dana. Za usluge u slobodno vrijeme ugovorene za određeni datum zakon ne daje pravo na jednostrani raskid u roku od 14 dana, pa vrijede naša pravila otkazivanja.
## Ako otkažemo mi
Ako se izlet ne može održati, pišemo vam e-poštom. Birate drugi dan ili povrat cijelog iznosa.
## Na dan izleta
Molimo dođite na vrijeme na mjesto sastanka, s ulaznicom na papiru ili mobitelu. Što ponijeti i što treba znati piše na stranici izleta. Radi sigurnosti svih slušajte upute vodiča.
## Recenzije
Izlet mogu ocijeniti samo gosti koji su na njemu bili: nakon izleta dobivaju poveznicu e-poštom. Možemo sakriti recenziju koja nekoga vrijeđa, sadrži osobne podatke ili nije o izletu. Loša ocjena nije razlog, a stranica kaže koliko je recenzija skriveno.
## Vaša prava
Vaša zakonska prava potrošača ostaju netaknuta. Kako postupamo s vašim podacima, piše u [pravilima privatnosti](/legal/privacy).
`;
