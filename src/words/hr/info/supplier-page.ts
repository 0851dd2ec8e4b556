export const lead =
  'Vi vodite ture, a ovaj ih sustav prodaje: trgovina pod vašim imenom, mjesta koja se nikad ne prodaju dvaput i novac koji ide vama.';

export const gets = 'Što dobivate';
export const shop = 'Vlastitu trgovinu.';
export const shopText =
  'Vaše ime, vaš logotip, vaša boja, na vašoj adresi. Otvara se odmah i na telefonu s jednom crticom signala, a košarica preživi prekid veze.';
export const places = 'Mjesta koja se čuvaju.';
export const placesText =
  'Tko stavi termin u košaricu, njemu se mjesta čuvaju pola sata, uz vidljivo odbrojavanje. Šezdesetero ljudi za posljednjih dvanaest mjesta: dvanaestero ih dobije.';
export const prices = 'Cijene kakve ih vi određujete.';
export const pricesText =
  'Po osobi ili po grupi, dječje kategorije, privatni brod, predujam u bilo kojem udjelu, dodaci sa zalihom, prijevoz ondje gdje ga nudite.';
export const seasons = 'Sezone kakve jesu.';
export const seasonsText =
  'Dani u tjednu, više termina na dan, iznimke, krajnji rok prije svakog termina, sve u vašoj vremenskoj zoni.';
export const terms = 'Uvjete jednostavnim riječima.';
export const termsText =
  'Svaka rezervacija nosi uvjete otkazivanja pod kojima je prodana i prije otkazivanja pokazuje koliko bi se vratilo.';

export const begin = 'Kako početi';
export const write = 'Opišite jednu turu.';
export const writeText =
  'Naslov, odlomak teksta, gdje se nalazite, koliko traje, kada se održava, koliko ljudi stane, koliko stoji, do kada se može otkazati. Više od toga sustav ne traži; ostale ture slijede isti popis.';
export const choose = 'Odaberite pet fotografija';
export const chooseText =
  'te ture: jednu široku, s jasnim motivom i dobrim svjetlom. Sustav sam izrađuje sve veličine koje treba.';
export const setUp = 'Neka vam sustav postavi';
export const setUpText =
  'onaj tko se brine o vašoj web-stranici. To je jedan program s vlastitom bazom podataka: na računalu s Nodeom pokreće se jednom naredbom, s oglednom trgovinom koju najprije možete razgledati.';
export const book = 'Rezervirajte vlastitu turu';
export const bookText =
  'na probnoj stranici za kartično plaćanje, kao što bi to učinio gost, na svojem telefonu. Promijenite ono o što se spotaknete.';
export const open = 'Otvorite.';
export const openText = 'Stavite adresu na svoj brod, na svoja vrata i u svoje poruke.';

export const others = 'Prodaja preko drugih';
/** Before the name of the resellers' page. */
export const othersBefore =
  'Svaki termin ima određen broj mjesta, tko god ih prodavao. Zato hotel ili agencija može nuditi vaše ture u vlastitoj trgovini, a da nikad ne proda mjesto kojeg više nema. Kako to izgleda s njihove strane piše na stranici';
/** Between it and the name of the engine's page. */
export const callsBefore = '; pozivi koje trgovina upućuje opisani su na stranici';
