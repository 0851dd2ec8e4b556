export const title = 'Pišite nam';
export const lead = 'Recite nam tko ste i što imate na umu. Odgovaramo e-poštom.';
export const company = 'Tvrtka';
export const name = 'Vaše ime';
export const email = 'Adresa e-pošte';
export const website = 'Web-stranica';
export const websiteHint = 'Nije obvezno';
export const message = 'Poruka';
export const messageHint = 'Što nudite, gdje i što vas zanima.';
export const send = 'Pošalji';
export const required = 'Ispunite ovo polje.';
export const sentTitle = 'Hvala!';
export const sent = 'Primili smo vašu poruku. Odgovorit ćemo e-poštom.';
export const unreachable =
  'Trenutačno se ne možemo povezati. Ono što ste napisali još je ovdje: pokušajte ponovno za koji trenutak.';
export const tooMany = 'Odavde nam je stiglo mnogo poruka. Pokušajte kasnije ili nam pišite e-poštom.';
export const failed = 'Nešto je pošlo po zlu. Pokušajte ponovno.';
/** Stands before the link to the privacy policy. */
export const privacyBefore = 'Kako koristimo ono što pošaljete, piše u';
export const privacy = 'pravilima privatnosti';
export const badEmail = 'Upišite valjanu adresu e-pošte.';
