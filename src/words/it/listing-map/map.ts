export const showMap = 'Mappa';
export const showList = 'Elenco';
export const zoomIn = 'Ingrandisci';
export const zoomOut = 'Riduci';
export const mapOfAll = 'Mappa delle esperienze';
export const mapHint = 'Tocca un segnaposto per vedere cosa parte da lì.';
export const mapCluster = (count: number, place: string): string => `${count} esperienze${place ? ` a ${place}` : ''}`;
export const mapChosen = (count: number): string => (count === 1 ? '1 esperienza qui' : `${count} esperienze qui`);
export const notOnMap = (count: number): string => (count === 1 ? '1 esperienza non ha un luogo sulla mappa.' : `${count} esperienze non hanno un luogo sulla mappa.`);
