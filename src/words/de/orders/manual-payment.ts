export const title = 'So zahlen Sie';
export const reference = 'Verwendungszweck';
