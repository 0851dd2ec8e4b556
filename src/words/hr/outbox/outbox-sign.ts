import { plural } from '../plural.ts';

export const title = 'Na ovom uređaju';
export const allSent = 'Sve je poslano.';

export function changesWaiting(count: number): string {
  return `${count} ${plural(count, 'promjena čeka', 'promjene čekaju', 'promjena čeka')} slanje`;
}

export function thingsWaiting(count: number): string {
  return `${count} ${plural(count, 'stvar čeka', 'stvari čekaju', 'stvari čeka')} na vas`;
}
