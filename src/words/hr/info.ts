// Supplier page

export const supplierLead =
  'Vi vodite izlete, a ovaj ih sustav prodaje: trgovina pod vašim imenom, mjesta koja se nikad ne prodaju dvaput i novac koji ide vama.';

export const gets = 'Što dobivate';
export const supplierShop = 'Vlastitu trgovinu.';
export const supplierShopText =
  'Vaše ime, vaš logotip, vaša boja, na vašoj adresi. Otvara se odmah i na telefonu s jednom crticom signala, a košarica preživi prekid veze.';
export const supplierPlaces = 'Mjesta koja se čuvaju.';
export const supplierPlacesText =
  'Tko stavi termin u košaricu, njemu se mjesta čuvaju pola sata, uz vidljivo odbrojavanje. Šezdesetero ljudi za posljednjih dvanaest mjesta: dvanaestero ih dobije.';
export const supplierPrices = 'Cijene kakve ih vi određujete.';
export const supplierPricesText =
  'Po osobi ili po grupi, dječje kategorije, privatni brod, predujam u bilo kojem udjelu, dodaci sa zalihom, prijevoz ondje gdje ga nudite.';
export const supplierSeasons = 'Sezone kakve jesu.';
export const supplierSeasonsText =
  'Dani u tjednu, više termina na dan, iznimke, krajnji rok prije svakog termina, sve u vašoj vremenskoj zoni.';
export const supplierTerms = 'Uvjete jednostavnim riječima.';
export const supplierTermsText =
  'Svaka rezervacija nosi uvjete otkazivanja pod kojima je prodana i prije otkazivanja pokazuje koliko bi se vratilo.';

export const begin = 'Kako početi';
export const supplierWrite = 'Opišite jedan izlet.';
export const supplierWriteText =
  'Naslov, odlomak teksta, gdje se nalazite, koliko traje, kada se održava, koliko ljudi stane, koliko stoji, do kada se može otkazati. Više od toga sustav ne traži; ostali izleti slijede isti popis.';
export const supplierChoose = 'Odaberite pet fotografija';
export const supplierChooseText =
  'tog izleta: jednu široku, s jasnim motivom i dobrim svjetlom. Sustav sam izrađuje sve veličine koje treba.';
export const supplierSetUp = 'Neka vam sustav postavi';
export const supplierSetUpText =
  'onaj tko se brine o vašoj web-stranici. To je jedan program s vlastitom bazom podataka: na računalu s Nodeom pokreće se jednom naredbom, s oglednom trgovinom koju najprije možete razgledati.';
export const supplierBook = 'Rezervirajte vlastiti izlet';
export const supplierBookText =
  'na probnoj stranici za kartično plaćanje, kao što bi to učinio gost, na svojem telefonu. Promijenite ono o što se spotaknete.';
export const supplierOpen = 'Otvorite.';
export const supplierOpenText = 'Stavite adresu na svoj brod, na svoja vrata i u svoje poruke.';

export const supplierOthers = 'Prodaja preko drugih';
/** Before the name of the resellers' page. */
export const supplierOthersBefore =
  'Svaki termin ima određen broj mjesta, tko god ih prodavao. Zato hotel ili agencija može nuditi vaše izlete u vlastitoj trgovini, a da nikad ne proda mjesto kojeg više nema. Kako to izgleda s njihove strane piše na stranici';
/** Between it and the name of the engine's page. */
export const supplierCallsBefore = '; pozivi koje trgovina upućuje opisani su na stranici';

// Reseller page

export const resellerLead =
  'Vaši gosti pitaju što raditi sutra. Odgovorite vlastitom trgovinom punom izleta koje vode drugi, a odabrali ste ih vi.';

export const resellerWhoFor = 'Za koga je to';
export const resellerWhoForText =
  'Za hotele i kampove, izletničke pultove u luci, agencije, turističku zajednicu otoka: za svakoga koga gosti pitaju i tko bi im radije dao rezervaciju nego letak.';

export const resellerShop = 'Trgovinu pod svojim imenom,';
export const resellerShopText = 'na svojoj adresi, samo s doživljajima koje stavite na njezinu policu, vašim redom.';
export const resellerPlaces = 'Ista mjesta kao i svi.';
export const resellerPlacesText =
  'Vi i dobavljač prodajete iz istog broja mjesta. Ništa se ne mora dogovarati telefonom i ništa se ne prodaje dvaput.';
export const resellerCart = 'Jednu košaricu za više dobavljača.';
export const resellerCartText =
  'Kajak ujutro i vinski podrum navečer jedna su rezervacija, jedno plaćanje, jedna potvrda.';
export const resellerCounter = 'Rješenje i za pult.';
export const resellerCounterText = 'Velike tipke, bez korisničkog računa i stranica koja radi i kad mreža ne radi.';

export const resellerPick = 'Odaberite pet doživljaja';
export const resellerPickText =
  'na koje biste poslali prijatelja i razgovarajte s ljudima koji ih vode. Koliko na svakom zarađujete, stvar je između vas i njih.';
export const resellerAgree = 'Dogovorite uvjete';
export const resellerAgreeText =
  'koje će vaši gosti čitati: predujam, do kada se može otkazati, što ako je loše vrijeme.';
export const resellerStore = 'Neka vam otvori trgovinu';
export const resellerStoreText =
  'onaj tko se brine o vašoj web-stranici, na sustavu kojim se služe vaši dobavljači ili na vlastitom. O adresi ovisi koju trgovinu posjetitelj vidi.';
export const resellerBook = 'Rezervirajte i sami jedan doživljaj';
export const resellerBookText = 'na probnoj stranici za kartično plaćanje, na telefonu, stojeći. Zatim otvorite.';

export const resellerYourself = 'Ako izlete vodite i sami';
/** Before the name of the suppliers' page. */
export const resellerYourselfBefore = 'Tada počnite od stranice';
/** Between it and the name of the engine's page. */
export const resellerCallsBefore =
  '; trgovina može držati vaše i tuđe izlete jedne uz druge. Pozivi koje trgovina upućuje opisani su na stranici';

// Cookie policy page

export function cookiesLead(company: string): string {
  return `${company} postavlja najviše pet kolačića, i svi su vlastiti. Jedan čuva vaš odgovor o tri druga, koji su isključeni dok ih ne dopustite, a jedan jezik koji odaberete.`;
}

export const cookiesOneByOne = 'Kolačići, jedan po jedan';
export const cookiesSevenDays = '7 dana';
export const cookiesOneYear = '1 godina';
export const cookiesConsent = 'Nužni: pamti da ste odgovorili i što. Bez njega bismo pitali na svakoj stranici.';
export const cookiesLanguage =
  'Nužan za vaš odabir: jezik trgovine. Postavlja se samo kad odaberete jezik i pamti koji.';
export const cookiesPreferences = 'Postavke: dopuštate trgovini da pamti kako volite pregledavati.';
export const cookiesStatistics =
  'Statistika: dopuštate trgovini da broji posjete, kako bi znala što je dobro, a što nije.';
export const cookiesMarketing =
  'Marketing: dopuštate trgovini da sazna koja vas je njezina ponuda s drugog mjesta dovela ovamo.';
export const cookiesNotAllowed =
  'Kategorija koju ne dopustite nema kolačića i ništa se o njoj ne bilježi niti šalje. Sam se odabir bilježi bez ičega što bi upućivalo na vas.';

export const cookiesElseTitle = 'Što još ostaje na vašem uređaju';
export const cookiesElseText =
  'Vaša košarica, ono što upisujete u njezine obrasce i rezervacije napravljene na ovom uređaju čuvaju se u spremištu samog preglednika, tako da se prekidom veze ništa ne izgubi. Ondje ostaju dok košarica ne završi ili dok ne izbrišete podatke preglednika za ovu stranicu, a šalju se samo ovoj trgovini, i to kad naručite.';
export const cookiesPaying = 'Plaćanje';
export const cookiesPayingText =
  'Za plaćanje prelazite na stranicu pružatelja kartičnog plaćanja. Za ono što ta stranica postavlja vrijede pravila pružatelja; broj vaše kartice nikad ne prolazi kroz ovu trgovinu.';
export const cookiesAnswer = 'Vaš odgovor';
export const cookiesAnswerText =
  'Vrijedi sedam dana, a zatim pitamo ponovno. Možete ga promijeniti kad god želite, ovdje ili na dnu svake stranice.';
export const cookiesChange = 'Promijeni moj odgovor';

// Engine api page

export const apiLead =
  'Što ova trgovina traži od svojeg sustava, a možete i vi: JSON preko HTTP-a, po običajima okvira Django REST Framework.';
/** Before a link to the whole list. */
export const apiIntro =
  'Niže su pozivi posjetitelja trgovine, kojima ne treba korisnički račun. Prodavači se prijavljuju i čine ostalo:';
export const apiEveryCall = 'svi pozivi, s poljima i primjerom';
/** Before links to JSON and YAML. */
export const apiOpenApi = '. Za programe je isto opisano u OpenAPI-ju 3.1, kao';
export const apiAnd = 'i';

export const apiGeneral = 'Općenito';
export const apiSlash = 'Putanja se može pozvati s posljednjom kosom crtom ili bez nje. Nepoznata se polja zanemaruju.';
/** Before an amount, a date and what follows it. */
export const apiMoney = 'Novac je decimalni niz znakova';
export const apiDate = ', datum';
export const apiInstant = ', trenutak ISO 8601 s pomakom.';
/** Before a body and the name of its field. */
export const apiWrong =
  'Ono što u zahtjevu nije u redu vraća se kao 400 s porukama po poljima; svako drugo odbijanje kao';
export const apiWrongWith = ', s poljem';
export const apiWrongCode = ' ondje gdje program mora razlikovati slučajeve.';
/** The mark of a call that does nothing twice. */
export const apiKeyed = 's ključem';
/** Around that mark and the name of a header. */
export const apiKeyedBefore = 'Pozivi s oznakom';
export const apiKeyedTake = 'primaju';
export const apiKeyedText = '(UUID): poslani ponovno s istim ključem i tijelom ne čine ništa dvaput i odgovaraju isto.';
/** Around the name of a header. */
export const apiVersionBefore = 'Svaki odgovor nosi';
export const apiVersionText = ', po čemu se razlikuje od odgovora neke mreže na putu.';
export const apiLater = 'Pozivi su ovdje navedeni čim trgovina bude dostupna.';

// Api calls

export const callsStore = 'Trgovina';
export const availability = 'Dostupnost';
export const carts = 'Košarice';
export const orders = 'Narudžbe';
export const query = 'Upit';
export const body = 'Tijelo';
export const mayBeMissing = ', može izostati';
/** Between kinds of a field. */
export const or = ' ili ';
export const object = 'objekt';
export const anyJson = 'bilo koji JSON';

export function callsAnswer(status: number): string {
  return `Odgovor, ${status}`;
}

export function answersNothing(status: number): string {
  return `Odgovara ${status} bez sadržaja.`;
}

export function listOf(kind: string): string {
  return `popis: ${kind}`;
}
