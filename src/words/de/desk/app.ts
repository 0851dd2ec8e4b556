export const appName = (company: string): string => `${company} – Schalter`;
export const appDescription = 'Gäste einlassen und am Schalter verkaufen, mit und ohne Netz.';
