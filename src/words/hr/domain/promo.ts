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
