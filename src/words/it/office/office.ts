export const needsNetwork = 'Questa schermata richiede una connessione.';
export function asOfWithoutNetwork(time: string): string {
  return `Nessuna connessione. Dati aggiornati: ${time}.`;
}
export const changeNeedsNetwork = 'Nessuna connessione. Non è stato cambiato nulla. Riprova.';
export const notRead = 'Non è stato possibile caricare questi dati. Riprova.';
export const gone = 'Questo elemento non esiste più.';
export const forbidden = 'Il tuo ruolo non lo consente. Chiedi al titolare dell’azienda.';
export const changedElsewhere =
  'Qualcun altro ha appena fatto una modifica qui. Ora vedi la versione nuova. Controllala e riprova.';
export const invalid = 'Qualcosa in questo modulo non va.';

// Screens

export const office = 'Ufficio';
export const calendar = 'Calendario';
export const calendarText = 'Tutte le partenze di un mese e quanto sono piene.';
export const numbers = 'Numeri';
export const numbersText = 'Quanto hai venduto, incassato e rimborsato, e quanto erano pieni i tuoi tour.';
export const bookings = 'Prenotazioni';
export const bookingsText = 'Trova una prenotazione, incassa, annulla, modifica.';
export const tours = 'Tour';
export const toursText = 'Vedi, modifica, duplica e pubblica i tuoi tour.';
export const reviews = 'Recensioni';
export const reviewsText = 'Che cosa dicono gli ospiti dei tuoi tour; rispondi.';
export const settings = 'Impostazioni';
export const settingsText = 'Il tuo account, il team, gli shop e ciò che i tour hanno in comune.';
