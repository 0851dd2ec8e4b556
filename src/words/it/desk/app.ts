export const appName = (company: string): string => `${company} – Banco`;
export const appDescription = 'Fai entrare gli ospiti e vendi al banco, con o senza rete.';
