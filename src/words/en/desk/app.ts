/** The desk's name on a home screen. */
export function appName(company: string): string {
  return `${company} Desk`;
}
export const appDescription = 'Admit guests and sell at the counter, with or without a network.';
