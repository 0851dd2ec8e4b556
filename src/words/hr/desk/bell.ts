import { plural } from '../plural.ts';

export const title = 'Obavijesti';
export function bell(unseen: number): string {
  return unseen === 0 ? title : `${title}: ${unseen} ${plural(unseen, 'nova', 'nove', 'novih')}`;
}
