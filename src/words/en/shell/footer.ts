export const motto = 'The engine that powers your adventure.';
export const about = 'About this shop';
export const cookieSettings = 'Cookie settings';
export const language = 'Language';

export function companyOn(company: string, network: string): string {
  return `${company} on ${network}`;
}
