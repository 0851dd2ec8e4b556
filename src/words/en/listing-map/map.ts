// Map of the listing
export const showMap = 'Map';
export const showList = 'List';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const mapOfAll = 'Map of the experiences';
export const mapHint = 'Tap a pin to see what starts there.';
/** The name of a pin that stands for several experiences. @param place  the town; '' if it is not known */
export const mapCluster = (count: number, place: string): string => `${count} experiences${place ? ` in ${place}` : ''}`;
export const mapChosen = (count: number): string => (count === 1 ? '1 experience here' : `${count} experiences here`);
export const notOnMap = (count: number): string => (count === 1 ? '1 experience has no place on the map.' : `${count} experiences have no place on the map.`);
