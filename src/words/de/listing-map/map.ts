export const showMap = 'Karte';
export const showList = 'Liste';
export const zoomIn = 'Vergrößern';
export const zoomOut = 'Verkleinern';
export const mapOfAll = 'Karte der Erlebnisse';
export const mapHint = 'Tippen Sie auf eine Nadel, um zu sehen, was dort beginnt.';
export const mapCluster = (count: number, place: string): string => `${count} Erlebnisse${place ? ` in ${place}` : ''}`;
export const mapChosen = (count: number): string => (count === 1 ? '1 Erlebnis hier' : `${count} Erlebnisse hier`);
export const notOnMap = (count: number): string => (count === 1 ? '1 Erlebnis hat keinen Ort auf der Karte.' : `${count} Erlebnisse haben keinen Ort auf der Karte.`);
