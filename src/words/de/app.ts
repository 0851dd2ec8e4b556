export const skip = 'Zum Inhalt springen';
