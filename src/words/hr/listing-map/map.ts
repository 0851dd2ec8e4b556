// Map of the listing

export const showMap = 'Karta';
export const showList = 'Popis';
export const zoomIn = 'Približi';
export const zoomOut = 'Udalji';
export const mapOfAll = 'Karta izleta';
export const mapHint = 'Dodirnite oznaku i pogledajte što ondje počinje.';

/** The name of a pin that stands for several experiences. @param place  the town; '' if it is not known */
export function mapCluster(count: number, place: string): string {
  return `${place ? `${place}, izleta: ` : 'Izleta: '}${count}`;
}

export function mapChosen(count: number): string {
  return `Izleta na ovom mjestu: ${count}`;
}

export function notOnMap(count: number): string {
  return `Bez mjesta na karti: ${count}`;
}
