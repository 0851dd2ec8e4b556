export const motto = 'Die Engine, die Ihr Abenteuer antreibt.';
export const about = 'Über diesen Shop';
export const cookieSettings = 'Cookie-Einstellungen';
export const language = 'Sprache';

export function companyOn(company: string, network: string): string {
  return `${company} auf ${network}`;
}
