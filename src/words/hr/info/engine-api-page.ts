export const lead =
  'Što ova trgovina traži od svojeg sustava, a možete i vi: JSON preko HTTP-a, po običajima okvira Django REST Framework.';
/** Before a link to the whole list. */
export const intro =
  'Niže su pozivi posjetitelja trgovine, kojima ne treba korisnički račun. Prodavači se prijavljuju i čine ostalo:';
export const everyCall = 'svi pozivi, s poljima i primjerom';
/** Before links to JSON and YAML. */
export const openApi = '. Za programe je isto opisano u OpenAPI-ju 3.1, kao';
export const and = 'i';

export const general = 'Općenito';
export const slash = 'Putanja se može pozvati s posljednjom kosom crtom ili bez nje. Nepoznata se polja zanemaruju.';
/** Before an amount, a date and what follows it. */
export const money = 'Novac je decimalni niz znakova';
export const date = ', datum';
export const instant = ', trenutak ISO 8601 s pomakom.';
/** Before a body and the name of its field. */
export const wrong = 'Ono što u zahtjevu nije u redu vraća se kao 400 s porukama po poljima; svako drugo odbijanje kao';
export const wrongWith = ', s poljem';
export const wrongCode = ' ondje gdje program mora razlikovati slučajeve.';
/** The mark of a call that does nothing twice. */
export const keyed = 's ključem';
/** Around that mark and the name of a header. */
export const keyedBefore = 'Pozivi s oznakom';
export const keyedTake = 'primaju';
export const keyedText = '(UUID): poslani ponovno s istim ključem i tijelom ne čine ništa dvaput i odgovaraju isto.';
/** Around the name of a header. */
export const versionBefore = 'Svaki odgovor nosi';
export const versionText = ', po čemu se razlikuje od odgovora neke mreže na putu.';
export const later = 'Pozivi su ovdje navedeni čim trgovina bude dostupna.';
