// Map of the listing

export const showMap = 'Mappa';
export const showList = 'Elenco';
export const zoomIn = 'Ingrandisci';
export const zoomOut = 'Riduci';
export const mapOfAll = 'Mappa delle esperienze';
export const mapHint = 'Tocca un segnaposto per vedere cosa parte da lì.';

/** The name of a pin that stands for several experiences. @param place  the town; '' if it is not known */
export function mapCluster(count: number, place: string): string {
  return `${count} esperienze${place ? ` a ${place}` : ''}`;
}

export function mapChosen(count: number): string {
  return count === 1 ? '1 esperienza qui' : `${count} esperienze qui`;
}

export function notOnMap(count: number): string {
  return count === 1
    ? '1 esperienza non ha un luogo sulla mappa.'
    : `${count} esperienze non hanno un luogo sulla mappa.`;
}
