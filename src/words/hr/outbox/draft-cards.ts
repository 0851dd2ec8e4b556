export const label = 'Iz vaše istekle košarice';
export const title = 'Vaša je košarica istekla, ali ono što je bilo u njoj još je ovdje';

export function text(count: number): string {
  return `Njezina su mjesta opet slobodna za druge. Vratite ${count === 1 ? 'stavku' : 'stavke'} u košaricu, a trgovina će sačuvati ono što je još slobodno.`;
}

export function dismissOne(title: string): string {
  return `Odbaci: ${title}`;
}

export function putBack(count: number): string {
  return count === 1 ? 'Vrati u košaricu' : `Vrati sve (${count})`;
}

export function dismiss(count: number): string {
  return count === 1 ? 'Odbaci' : 'Odbaci sve';
}
