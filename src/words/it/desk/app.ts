/** The desk's name on a home screen. */
export function appName(company: string): string {
  return `${company} – Banco`;
}
export const appDescription = 'Fai entrare gli ospiti e vendi al banco, con o senza rete.';
