export const confirming = 'Die Zahlung dafür wird bestätigt. Das dauert einen Moment.';
export const restDropsIt = 'Wenn Sie zuerst den Rest der Bestellung zahlen, entfällt diese Änderung.';
export const drop = 'Änderung verwerfen';
