export const lead =
  'Što vaša trgovina kaže o uvjetima i podacima. Za svaki postoji početni tekst koji kaže što ovaj softver radi. Neka ga provjeri netko tko poznaje propise vaše zemlje.';
export const starting = 'Početni tekst';
export const own = 'Vlastiti tekst';
export const languages = 'Jezik';
export const label = 'Tekst u Markdownu';
export const hint =
  '## je naslov, - je popis, **podebljano** je podebljano, [riječi](https://…) je poveznica. {legal_name}, {company}, {address}, {registration_number}, {vat_number}, {email}, {phone} i {retention} popunjavaju se sami; redak s podatkom koji niste unijeli izostavlja se.';
export const preview = 'Kako izgleda';
export const untranslated = 'Još nije prevedeno: gosti vide izvornik. Za početak je ovdje početni tekst tog jezika.';
export const save = 'Spremi';
export const saved = 'Spremljeno.';
export const open = 'Otvori stranicu';
export const reset = 'Vrati početni tekst';
export const resetTitle = 'Vratiti početni tekst?';
export const resetText = 'Vaš se tekst briše na svim jezicima. Stranica opet prikazuje tekst ovog softvera.';
export const resetNow = 'Izbriši moj tekst';
export const loading = 'Učitavanje tekstova …';
export const kinds = {
  terms: 'Uvjeti poslovanja',
  privacy: 'Pravila privatnosti',
  imprint: 'Impresum',
  accessibility: 'Izjava o pristupačnosti',
  cookies: 'Pravila o kolačićima',
};
export const edit = 'Uredi tekstove';
