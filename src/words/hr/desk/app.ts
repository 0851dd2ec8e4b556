/** The desk's name on a home screen. */
export function appName(company: string): string {
  return `${company} – pult`;
}
export const appDescription = 'Prijem gostiju i prodaja na pultu, s mrežom ili bez nje.';
