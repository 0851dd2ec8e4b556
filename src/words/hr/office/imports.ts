import { plural } from '../plural.ts';

export const loading = 'Učitavanje …';
export const exportTitle = 'Izvoz';
export const exportText = 'U jednoj su datoteci vaša tvrtka, trgovine, izleti, cijene, rasporedi i slike. Gosti i rezervacije nisu u njoj: popisi rezervacija i uplata su pod Brojke, kao CSV.';
export const exportButton = 'Izvezi';
export const exported = 'Datoteka je među vašim preuzimanjima.';
export const received = (megabytes: number): string => `Izvoz je u tijeku … zasad ${megabytes} MB.`;
export const importTitle = 'Uvoz';
export const importText = 'Odaberite datoteku koju je zapisao izvoz ili tablicu izleta (CSV). Prije spremanja vidite što bi se promijenilo.';
export const importDrafts = 'Novi izleti postaju nacrti: gosti izlet vide tek kad ga objavite. U drugoj tvrtki dobivaju vlastite adrese.';
export const importOwn = 'Datoteka ove tvrtke vraća ono što je u međuvremenu promijenjeno ili izbrisano. Uvoz ništa ne briše.';
export const importNever = 'Tim, domene, gosti i rezervacije ostaju kakvi jesu.';
export const choose = 'Odaberi datoteku';
export const sending = (percent: number): string => `Datoteka se šalje … ${percent} %`;
export const checking = 'Datoteka se provjerava … Za slike treba malo vremena.';
export const tooLarge = (megabytes: number, most: number): string => `Ova datoteka ima ${megabytes} MB. Najviše može ${most} MB: izvezite manje slika ili pitajte osobu koja vodi instalaciju.`;
export const template = 'Predložak tablice';
export const templateName = 'izleti.csv';
export const tableText = 'U tablici svaki izlet ima svoj redak. Ponovni uvoz mijenja izlete istog naziva.';
export const templateTour = {
  title: 'Kajaci u zoru',
  short_description: 'Dva mirna sata na moru, uz kavu na plaži do koje ne vodi nijedna cesta.',
  description: 'Veslamo uz litice do male plaže.',
  highlights: 'Plaža samo za našu skupinu | Kava skuhana na vatri',
  included: 'Kajak i prsluk za spašavanje | Vodič',
  not_included: 'Ručak',
  what_to_bring: 'Kupaći kostim | Krema za sunčanje',
  languages: 'hr | en',
  meeting_point: 'Stari mul',
  address: 'Obala 1',
  coordinates: '43.5081, 16.4402',
  duration: '2:30',
  price: '45,00',
  capacity: '8',
  start_times: '6:30 | 17:00',
  weekdays: '1 | 2 | 3 | 4 | 5',
  from: '2027-05-01',
  to: '2027-09-30',
};
export const planTitle = 'Što bi uvoz promijenio';
export const planText = 'Ovo bi uvoz napravio. Još ništa nije spremljeno.';
export const nothingToChange = 'Nema se što uvesti: sve je već ovdje kao u datoteci.';
export function counts(count: { new: number; changed: number; same: number }): string {
  const parts = [count.new > 0 ? `novo: ${count.new}` : '', count.changed > 0 ? `promijenjeno: ${count.changed}` : '', count.same > 0 ? `isto: ${count.same}` : ''];
  return parts.filter(Boolean).join(' · ');
}
export const fates = { new: 'novo', changed: 'promijenjeno' };
export const pictures = (count: number): string => `${count} ${plural(count, 'slika dolazi', 'slike dolaze', 'slika dolazi')} sa svojom datotekom.`;
export const importButton = 'Uvezi';
export const importing = 'Uvoz je u tijeku … Ostavite ovu stranicu otvorenom.';
export const otherFile = 'Odaberi drugu datoteku';
export const problemsText = (count: number): string => `Uvoz još nije moguć: u datoteci ${plural(count, `je ${count} pogreška`, `su ${count} pogreške`, `je ${count} pogrešaka`)}. Ispravite ih pa ponovno odaberite datoteku.`;
export const problemsTitle = 'Pogreške u datoteci';
export const line = (row: number): string => `${row}. redak`;
export const moreProblems = (count: number): string => `… i još ${count}.`;
export const kinds = { experiences: 'Izleti', 'inventory-items-categories': 'Skupine dodataka', 'filer-folders': 'Mape sa slikama', 'filer-images': 'Slike', videos: 'Videozapisi', 'qr-codes': 'QR kodovi' };
export const lastTitle = 'Posljednji uvoz';
export const done = 'Uvezeno. Novi izleti su nacrti: otvorite izlet da biste ga objavili.';
export const changesTitle = 'Što je promijenjeno';
export const unfinished = { running: 'Ovaj je uvoz u tijeku.', stopped: 'Ovaj je uvoz prekinut. Ponovno odaberite njegovu datoteku da biste ga dovršili ili ga poništite.' };
export const undoText = 'Poništavanje briše ono što je ovaj uvoz dodao i vraća ono što je promijenio. Ostaje ono što ste u međuvremenu promijenili ili što je rezervirano.';
export const undo = 'Poništi uvoz';
export function undone({ deleted, restored, skipped }: { deleted: number; restored: number; skipped: readonly unknown[] }): string {
  const stayed = skipped.length > 0 ? ` Ostalo: ${skipped.length}.` : '';
  return `Poništeno: izbrisano ${deleted}, vraćeno ${restored}.${stayed}`;
}
export const remainingTitle = 'Što je ostalo';
export const remainingReasons = { changed: 'promijenjeno nakon uvoza', in_use: 'koristi se' };
