export function lead(company: string): string {
  return `${company} postavlja najviše pet kolačića, i svi su vlastiti. Jedan čuva vaš odgovor o tri druga, koji su isključeni dok ih ne dopustite, a jedan jezik koji odaberete.`;
}

export const oneByOne = 'Kolačići, jedan po jedan';
export const sevenDays = '7 dana';
export const oneYear = '1 godina';
export const consent = 'Nužni: pamti da ste odgovorili i što. Bez njega bismo pitali na svakoj stranici.';
export const language = 'Nužan za vaš odabir: jezik trgovine. Postavlja se samo kad odaberete jezik i pamti koji.';
export const preferences = 'Postavke: dopuštate trgovini da pamti kako volite pregledavati.';
export const statistics = 'Statistika: dopuštate trgovini da broji posjete, kako bi znala što je dobro, a što nije.';
export const marketing =
  'Marketing: dopuštate trgovini da sazna koja vas je njezina ponuda s drugog mjesta dovela ovamo.';
export const notAllowed =
  'Kategorija koju ne dopustite nema kolačića i ništa se o njoj ne bilježi niti šalje. Sam se odabir bilježi bez ičega što bi upućivalo na vas.';

export const elseTitle = 'Što još ostaje na vašem uređaju';
export const elseText =
  'Vaša košarica, ono što upisujete u njezine obrasce i rezervacije napravljene na ovom uređaju čuvaju se u spremištu samog preglednika, tako da se prekidom veze ništa ne izgubi. Ondje ostaju dok košarica ne završi ili dok ne izbrišete podatke preglednika za ovu stranicu, a šalju se samo ovoj trgovini, i to kad naručite.';
export const paying = 'Plaćanje';
export const payingText =
  'Za plaćanje prelazite na stranicu pružatelja kartičnog plaćanja. Za ono što ta stranica postavlja vrijede pravila pružatelja; broj vaše kartice nikad ne prolazi kroz ovu trgovinu.';
export const answer = 'Vaš odgovor';
export const answerText =
  'Vrijedi sedam dana, a zatim pitamo ponovno. Možete ga promijeniti kad god želite, ovdje ili na dnu svake stranice.';
export const change = 'Promijeni moj odgovor';
