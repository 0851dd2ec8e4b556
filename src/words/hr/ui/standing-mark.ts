export const saved = 'Spremljeno na ovom uređaju';
export const sending = 'Šalje se';
