// Map of the listing

export const showMap = 'Karte';
export const showList = 'Liste';
export const zoomIn = 'Vergrößern';
export const zoomOut = 'Verkleinern';
export const mapOfAll = 'Karte der Erlebnisse';
export const mapHint = 'Tippen Sie auf eine Nadel, um zu sehen, was dort beginnt.';

/** The name of a pin that stands for several experiences. @param place  the town; '' if it is not known */
export function mapCluster(count: number, place: string): string {
  return `${count} Erlebnisse${place ? ` in ${place}` : ''}`;
}

export function mapChosen(count: number): string {
  return count === 1 ? '1 Erlebnis hier' : `${count} Erlebnisse hier`;
}

export function notOnMap(count: number): string {
  return count === 1
    ? '1 Erlebnis hat keinen Ort auf der Karte.'
    : `${count} Erlebnisse haben keinen Ort auf der Karte.`;
}
