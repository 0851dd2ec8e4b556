export const lead =
  'Vaši gosti pitaju što raditi sutra. Odgovorite vlastitom trgovinom punom tura koje vode drugi, a odabrali ste ih vi.';

export const whoFor = 'Za koga je to';
export const whoForText =
  'Za hotele i kampove, izletničke pultove u luci, agencije, turističku zajednicu otoka: za svakoga koga gosti pitaju i tko bi im radije dao rezervaciju nego letak.';

export const gets = 'Što dobivate';
export const shop = 'Trgovinu pod svojim imenom,';
export const shopText = 'na svojoj adresi, samo s doživljajima koje stavite na njezinu policu, vašim redom.';
export const places = 'Ista mjesta kao i svi.';
export const placesText =
  'Vi i dobavljač prodajete iz istog broja mjesta. Ništa se ne mora dogovarati telefonom i ništa se ne prodaje dvaput.';
export const cart = 'Jednu košaricu za više dobavljača.';
export const cartText = 'Kajak ujutro i vinski podrum navečer jedna su rezervacija, jedno plaćanje, jedna potvrda.';
export const counter = 'Rješenje i za pult.';
export const counterText = 'Velike tipke, bez korisničkog računa i stranica koja radi i kad mreža ne radi.';

export const begin = 'Kako početi';
export const pick = 'Odaberite pet doživljaja';
export const pickText =
  'na koje biste poslali prijatelja i razgovarajte s ljudima koji ih vode. Koliko na svakom zarađujete, stvar je između vas i njih.';
export const agree = 'Dogovorite uvjete';
export const agreeText = 'koje će vaši gosti čitati: predujam, do kada se može otkazati, što ako je loše vrijeme.';
export const store = 'Neka vam otvori trgovinu';
export const storeText =
  'onaj tko se brine o vašoj web-stranici, na sustavu kojim se služe vaši dobavljači ili na vlastitom. O adresi ovisi koju trgovinu posjetitelj vidi.';
export const book = 'Rezervirajte i sami jedan doživljaj';
export const bookText = 'na probnoj stranici za kartično plaćanje, na telefonu, stojeći. Zatim otvorite.';

export const yourself = 'Ako ture vodite i sami';
/** Before the name of the suppliers' page. */
export const yourselfBefore = 'Tada počnite od stranice';
/** Between it and the name of the engine's page. */
export const callsBefore =
  '; trgovina može držati vaše i tuđe ture jedne uz druge. Pozivi koje trgovina upućuje opisani su na stranici';
