/** The desk's name on a home screen. */
export function appName(company: string): string {
  return `${company} – Schalter`;
}
export const appDescription = 'Gäste einlassen und am Schalter verkaufen, mit und ohne Netz.';
