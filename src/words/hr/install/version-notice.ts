export const newer = 'Nova inačica je spremna';
export const required = 'S ovom inačicom trgovine više se ne može rezervirati';
export const reload = 'Učitaj ponovno';
