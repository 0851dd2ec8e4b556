export const title = 'Drugi datum ili drugi gosti';
export const lapsed = 'Vaša posljednja promjena nije plaćena, pa je rezervacija ostala kakva je bila.';
export const open = 'Promijeni datum ili goste';
export const outOfReach = 'Za promjenu je potrebna mreža, a trgovina trenutačno nije dostupna.';

export function changeable(until: string): string {
  return `Ovdje je možete promijeniti do ${until}. Razliku plaćate ili dobivate natrag.`;
}
