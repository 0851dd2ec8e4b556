export const title = 'Adresa trgovine';
export const none = 'Ova trgovina još nema vlastitu adresu.';
export function inEffect(domain: string): string {
  return `Trgovina se otvara na ${domain}.`;
}
export function unproven(domain: string): string {
  return `Domena ${domain} još nije potvrđena. Trgovina se ondje ne otvara dok ne učinite ovo.`;
}
export const domain = 'Domena';
export const hint = 'Na primjer tours.example. Ostavite prazno ako je nema.';
export const save = 'Spremi domenu';
export function stepPoint(domain: string): string {
  return `Ondje gdje je ${domain} registrirana usmjerite je na ovaj poslužitelj. Njegovu adresu zna osoba koja ga vodi.`;
}
export const stepRecord = 'Na istom mjestu dodajte ovaj zapis:';
export const recordType = 'Vrsta';
export const recordName = 'Naziv';
export const recordValue = 'Vrijednost';
export const stepCheck = 'Zatim neka provjerimo. Dok se novi zapis vidi posvuda, može proći sat vremena.';
export const missing =
  'Zapisa još nema. Usporedite naziv i vrijednost s onim što ste unijeli i pokušajte ponovno malo kasnije.';
export const check = 'Provjeri sada';
