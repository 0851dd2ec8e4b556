import { plural } from '../plural.ts';

export const title = 'Obavijesti';
export const bell = (unseen: number): string => (unseen === 0 ? title : `${title}: ${unseen} ${plural(unseen, 'nova', 'nove', 'novih')}`);
