export const title = 'Indirizzo dello shop';
export const none = 'Questo shop non ha ancora un suo indirizzo.';
export function inEffect(domain: string): string {
  return `Lo shop risponde su ${domain}.`;
}
export function unproven(domain: string): string {
  return `${domain} non è ancora verificato. Lo shop non risponde lì finché non hai fatto questi passi.`;
}
export const domain = 'Dominio';
export const hint = 'Ad esempio tours.example. Lascia vuoto se non ne hai uno.';
export const save = 'Salva il dominio';
export function stepPoint(domain: string): string {
  return `Dove è registrato ${domain}, fallo puntare a questo server. Chi gestisce il server ne conosce l’indirizzo.`;
}
export const stepRecord = 'Nello stesso posto, aggiungi questo record:';
export const recordType = 'Tipo';
export const recordName = 'Nome';
export const recordValue = 'Valore';
export const stepCheck = 'Poi avvia la verifica. Può passare un’ora prima che un nuovo record sia visibile ovunque.';
export const missing =
  'Il record non c’è ancora. Confronta il nome e il valore con quelli che hai inserito, e riprova tra un po’.';
export const check = 'Verifica ora';
