// Supplier page

export const supplierLead =
  'Vi vodite izlete, mi ih prodajemo: stranica pod vašim imenom, mjesta koja se nikad ne prodaju dvaput i novac koji ide izravno vama.';

export const gets = 'Što dobivate';
export const supplierShop = 'Vlastita stranica.';
export const supplierShopText =
  'Vaše ime, vaš logotip i vaše boje, na vašoj adresi. Otvara se odmah i na mobitelu s jednom crticom signala, a košarica preživi prekid veze.';
export const supplierPlaces = 'Nikad prebukirano.';
export const supplierPlacesText =
  'Kad gost stavi termin u košaricu, mjesta se za njega čuvaju 30 minuta. Ako šezdesetero ljudi želi zadnjih dvanaest mjesta, dobije ih točno dvanaestero.';
export const supplierPrices = 'Cijene po vašem.';
export const supplierPricesText =
  'Po osobi ili po grupi, cijene za djecu, privatni brod, predujam po želji, dodaci s ograničenom zalihom, prijevoz ondje gdje ga nudite.';
export const supplierSeasons = 'Vaša sezona, vaš kalendar.';
export const supplierSeasonsText =
  'Dani u tjednu, više termina na dan, iznimke i rokovi za rezervaciju, sve u vašoj vremenskoj zoni.';
export const supplierTerms = 'Jasni uvjeti.';
export const supplierTermsText =
  'Svaka rezervacija čuva uvjete otkazivanja pod kojima je prodana i pokazuje povrat prije nego što gost otkaže.';

export const begin = 'Kako početi';
export const supplierWrite = 'Opišite jedan izlet.';
export const supplierWriteText =
  'Naslov, odlomak teksta, gdje se nalazite, koliko traje, kada se održava, koliko ljudi stane, koliko stoji i rok za otkazivanje. To je sve; ostali izleti slijede isti popis.';
export const supplierChoose = 'Odaberite pet fotografija';
export const supplierChooseText =
  'tog izleta: jednu široku, s jasnim motivom i dobrim svjetlom. Sve veličine izrađujemo sami.';
export const supplierSetUp = 'Neka vam sustav postavi';
export const supplierSetUpText =
  'onaj tko se brine o vašoj web-stranici. To je jedan program s vlastitom bazom podataka: na računalu s Nodeom pokreće se jednom naredbom, s oglednom stranicom za razgledavanje.';
export const supplierBook = 'Rezervirajte vlastiti izlet';
export const supplierBookText =
  'na probnoj stranici za kartično plaćanje, kao gost, na svojem mobitelu. Popravite sve što vam zasmeta.';
export const supplierOpen = 'Krenite.';
export const supplierOpenText = 'Stavite adresu na svoj brod, na svoja vrata i u svoje poruke.';

export const supplierOthers = 'Prodaja preko drugih';
/** Stands before the link to the resellers' page. */
export const supplierOthersBefore =
  'Svi prodaju ista mjesta svakog termina. Zato hotel ili agencija može nuditi vaše izlete na vlastitoj stranici, a da nikad ne proda mjesto kojeg više nema. Kako to izgleda s njihove strane, pročitajte na stranici';
/** Stands between that link and the link to the page about the API. */
export const supplierCallsBefore = '; za programere je tu';

// Reseller page

export const resellerLead =
  'Vaši gosti pitaju što raditi sutra. Odgovorite vlastitom stranicom punom izleta koje ste odabrali vi, a vode ih drugi.';

export const resellerWhoFor = 'Za koga je to';
export const resellerWhoForText =
  'Za hotele i kampove, izletničke pultove, agencije, turističku zajednicu otoka: za svakoga koga gosti pitaju za savjet i tko bi im radije dao rezervaciju nego letak.';

export const resellerShop = 'Stranica pod vašim imenom,';
export const resellerShopText = 'na vašoj adresi, samo s doživljajima koje odaberete, vašim redom.';
export const resellerPlaces = 'Slobodna mjesta uživo.';
export const resellerPlacesText =
  'Vi i dobavljač prodajete ista mjesta. Bez telefonskih provjera, i ništa se ne prodaje dvaput.';
export const resellerCart = 'Jedna košarica za više dobavljača.';
export const resellerCartText =
  'Kajak ujutro i vinski podrum navečer jedna su rezervacija, jedno plaćanje, jedna potvrda.';
export const resellerCounter = 'Rješenje i za pult.';
export const resellerCounterText = 'Velike tipke, bez korisničkog računa, i radi čak i kad mreža ne radi.';

export const resellerPick = 'Odaberite pet doživljaja';
export const resellerPickText =
  'na koje biste poslali prijatelja i razgovarajte s ljudima koji ih vode. Koliko na svakom zarađujete, stvar je između vas i njih.';
export const resellerAgree = 'Dogovorite uvjete';
export const resellerAgreeText = 'koje će vaši gosti čitati: predujam, rok za otkazivanje, što ako je loše vrijeme.';
export const resellerStore = 'Neka vam stranicu otvori';
export const resellerStoreText =
  'onaj tko se brine o vašem webu, na sustavu vaših dobavljača ili na vlastitom. O adresi ovisi koju ponudu posjetitelj vidi.';
export const resellerBook = 'Rezervirajte i sami jedan doživljaj';
export const resellerBookText = 'na probnoj stranici za kartično plaćanje, na mobitelu, stojeći. Zatim krenite.';

export const resellerYourself = 'Ako izlete vodite i sami';
/** Stands before the link to the suppliers' page. */
export const resellerYourselfBefore = 'Tada počnite od stranice';
/** Stands between that link and the link to the page about the API. */
export const resellerCallsBefore = '; na istoj stranici možete prodavati svoje i tuđe izlete. Za programere je tu';

// Cookie policy page

export const cookiesChange = 'Promijeni odabir';

// Engine api page

export const apiLead =
  'API na kojem radi ova stranica, otvoren i vama: JSON preko HTTP-a, po konvencijama okvira Django REST Framework.';
/** Stands before a link to the whole list. */
export const apiIntro =
  'Ovo su pozivi posjetitelja, kojima ne treba korisnički račun. Prodavači se za ostalo prijavljuju:';
export const apiEveryCall = 'svi pozivi, s poljima i primjerom';
/** Stands before links to JSON and YAML. */
export const apiOpenApi = '. Isto je dostupno i kao OpenAPI 3.1, u obliku';
export const apiAnd = 'i';

export const apiGeneral = 'Općenito';
export const apiSlash = 'Putanje rade s kosom crtom na kraju i bez nje. Nepoznata se polja zanemaruju.';
/** Stands before an example of an amount; the next two texts stand around an example of a date. */
export const apiMoney = 'Novac je decimalni niz znakova';
export const apiDate = ', datum';
export const apiInstant = ', trenutak ISO 8601 s pomakom.';
/** Stands before an example of a body; the next two texts stand around the name of its field. */
export const apiWrong = 'Neispravan zahtjev vraća 400 s porukama po poljima; ostale pogreške vraćaju';
export const apiWrongWith = ', s poljem';
export const apiWrongCode = ' ondje gdje program mora razlikovati slučajeve.';
/** The mark of a call that is safe to repeat. */
export const apiKeyed = 's ključem';
/** Texts around that mark and the name of a header. */
export const apiKeyedBefore = 'Pozivi s oznakom';
export const apiKeyedTake = 'primaju';
export const apiKeyedText = '(UUID): mogu se sigurno ponoviti s istim ključem i tijelom.';
/** Texts around the name of a header. */
export const apiVersionBefore = 'Svaki odgovor nosi';
export const apiVersionText = ', po čemu ga razlikujete od odgovora mreže na putu.';
export const apiLater = 'Pozivi će se prikazati kad budete na mreži.';

// Api calls

export const callsStore = 'Prodajno mjesto';
export const availability = 'Dostupnost';
export const carts = 'Košarice';
export const orders = 'Narudžbe';
export const query = 'Upit';
export const body = 'Tijelo';
export const mayBeMissing = ', neobavezno';
/** Stands between the kinds of a field. */
export const or = ' ili ';
export const object = 'objekt';
export const anyJson = 'bilo koji JSON';

export function callsAnswer(status: number): string {
  return `Odgovor, ${status}`;
}

export function answersNothing(status: number): string {
  return `Vraća ${status} bez sadržaja.`;
}

export function listOf(kind: string): string {
  return `popis: ${kind}`;
}
