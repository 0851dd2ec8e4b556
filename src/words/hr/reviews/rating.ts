import { plural } from '../plural.ts';

export const average = (value: number): string => value.toFixed(1).replace('.', ',');
export const ofFive = ' od 5 zvjezdica';
export const reviews = (count: number): string => ` ${plural(count, 'recenzija', 'recenzije', 'recenzija')}`;
