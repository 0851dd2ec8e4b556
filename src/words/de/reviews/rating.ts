export const average = (value: number): string => value.toFixed(1).replace('.', ',');
export const ofFive = ' von 5 Sternen';
export const reviews = (count: number): string => (count === 1 ? ' Bewertung' : ' Bewertungen');
