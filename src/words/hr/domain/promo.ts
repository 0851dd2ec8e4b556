/** Said of a code where the reason is not known. */
export const notApplied = 'Ovaj kod ne postoji ili ne vrijedi za vašu košaricu.';
export const tooMany = 'Isprobali ste previše kodova. Pričekajte četvrt sata ili nastavite bez koda.';

export function unknown(code: string): string {
  return `Promotivni kod „${code}“ ne postoji.`;
}

export function validFrom(code: string, date: string): string {
  return `Kod ${code} vrijedi tek od ${date}`;
}

export function validUntil(code: string, date: string): string {
  return `Kod ${code} vrijedio je do ${date}`;
}

export function usedUp(code: string): string {
  return `Kod ${code} već je iskorišten.`;
}

export function usedByYou(code: string): string {
  return `Kod ${code} već ste iskoristili najveći dopušteni broj puta.`;
}

export function notForThese(code: string): string {
  return `Kod ${code} ne vrijedi za ono što je u vašoj košarici.`;
}

export function forMore(code: string, least: string, missing: string): string {
  return `Kod ${code} vrijedi za ${least} ili više: nedostaje ${missing}.`;
}
