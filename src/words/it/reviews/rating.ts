export const average = (value: number): string => value.toFixed(1).replace('.', ',');
export const ofFive = ' stelle su 5';
export const reviews = (count: number): string => (count === 1 ? ' recensione' : ' recensioni');
