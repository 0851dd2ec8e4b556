export const showMap = 'Karta';
export const showList = 'Popis';
export const zoomIn = 'Približi';
export const zoomOut = 'Udalji';
export const mapOfAll = 'Karta izleta';
export const mapHint = 'Dodirnite oznaku i pogledajte što ondje počinje.';
export const mapCluster = (count: number, place: string): string => `${place ? `${place}, izleta: ` : 'Izleta: '}${count}`;
export const mapChosen = (count: number): string => `Izleta na ovom mjestu: ${count}`;
export const notOnMap = (count: number): string => `Bez mjesta na karti: ${count}`;
