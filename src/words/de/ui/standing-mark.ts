export const saved = 'Auf diesem Gerät gespeichert';
export const sending = 'Wird gesendet';
