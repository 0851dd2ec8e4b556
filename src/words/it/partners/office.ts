export const loading = 'Carico le richieste …';
export const none =
  'Ancora nessuna richiesta. Arrivano dai moduli “Diventa fornitore” e “Diventa rivenditore”, in fondo al negozio.';
export const older = 'Mostra le precedenti';
export const markAnswered = 'Segna come risposta';
export const markOpen = 'Segna come senza risposta';
export const remove = 'Elimina';
export const removeTitle = 'Eliminare questa richiesta?';
export const removeText = 'Non si può recuperare. Le richieste si cancellano da sole dopo un anno.';
export const removeNow = 'Elimina la richiesta';
export const kinds = { supplier: 'Vuole diventare fornitore', reseller: 'Vuole diventare rivenditore' };
export function answeredOn(date: string): string {
  return `Risposta inviata il ${date}`;
}
