export const motto = 'Sustav koji pokreće vašu pustolovinu.';
export const about = 'O ovoj trgovini';
export const cookieSettings = 'Postavke kolačića';
export const language = 'Jezik';

export function companyOn(company: string, network: string): string {
  return `${company} na mreži ${network}`;
}
