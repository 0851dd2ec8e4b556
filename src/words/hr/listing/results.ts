import { plural } from '../plural.ts';

export function heading(count: number, isFiltered: boolean): string {
  if (count === 0) return 'Nema pronađenih doživljaja';
  const experiences = `${count} ${plural(count, 'doživljaj', 'doživljaja', 'doživljaja')}`;
  return isFiltered ? `${plural(count, 'Pronađen', 'Pronađena', 'Pronađeno')} ${experiences}` : experiences;
}

/** Before a price. */
export const from = 'od';

export const nothing =
  'Ništa u ponudi ne odgovara svemu tome. Pokušajte s drugim datumima ili pogledajte sve što imamo.';
export const clear = 'Očisti filtre';
