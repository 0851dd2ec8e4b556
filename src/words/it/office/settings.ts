import { decimal } from '../decimal.ts';

export const title = 'Impostazioni';
export const loading = 'Caricamento…';
export const search = 'Cerca';
export const notFound = 'Nessun risultato. Prova con un’altra parola.';
export const more = (count: number): string => `Questi sono i primi ${count}. Cerca per trovare gli altri.`;
export const saved = (name: string): string => `Salvato: “${name}”.`;
export const removed = (name: string): string => `Eliminato: “${name}”.`;
export const undo = 'Annulla';
export const remove = 'Elimina';
export const notRemoved = 'Eliminazione non riuscita. Controlla la connessione e riprova.';
export const quoted = (title: string): string => `“${title}”`;
export const others = 'altri';
export const inUse = (where: string): string => (where === '' ? 'Non eliminato: è ancora in uso.' : `Non eliminato: è ancora in uso in ${where}. Prima scegli lì un’alternativa.`);
export const parts = {
  'meeting-points': {
    title: 'Punti di ritrovo',
    text: 'Dove gli ospiti ti incontrano e come ci arrivano.',
    one: 'Punto di ritrovo',
    add: 'Aggiungi un punto di ritrovo',
    none: 'Ancora nessun punto di ritrovo. Aggiungi il primo.',
    labels: {
      name: 'Nome',
      address: 'Indirizzo',
      'address.name': 'Edificio o luogo',
      'address.road': 'Via',
      'address.house_number': 'Numero civico',
      'address.city': 'Città',
      'address.county': 'Regione',
      'address.country': 'Paese',
      instructions: 'Come lo trovano gli ospiti',
      lat: 'Latitudine',
      lon: 'Longitudine',
    },
    hints: { lat: 'Ad esempio 43.5081. Una mappa la mostra se tieni il dito sul luogo.', lon: 'Ad esempio 16.4402.' },
    choices: {},
  },
  guides: {
    title: 'Guide',
    text: 'Le persone che guidano i tuoi tour, con un nome e un volto.',
    one: 'Guida',
    add: 'Aggiungi una guida',
    none: 'Ancora nessuna guida. Aggiungi la prima.',
    labels: { name: 'Nome', picture: 'Foto del volto', text: 'Una frase sulla guida', languages: 'Lingue' },
    hints: { picture: 'Una foto quadrata rende meglio.', text: 'Ad esempio “È cresciuta su questo molo e ne conosce ogni scoglio.”' },
    choices: {},
  },
  'cancellation-policies': {
    title: 'Condizioni di cancellazione',
    text: 'Fino a quando gli ospiti possono annullare e quanto viene rimborsato.',
    one: 'Condizioni di cancellazione',
    add: 'Aggiungi condizioni di cancellazione',
    none: 'Ancora nessuna condizione di cancellazione. Aggiungi la prima.',
    labels: { title: 'Titolo', type: 'In breve', cancellation_cutoff_time: 'Fino a quando, a parole', tiers: 'Rimborsi', 'tiers.minutes_before_start': 'Quanto prima della partenza', 'tiers.refund_percentage': 'Rimborso in percentuale' },
    hints: {
      type: 'Lo leggono gli ospiti, ad esempio “Rimborso completo”.',
      cancellation_cutoff_time: 'Lo leggono gli ospiti, ad esempio “24 ore prima della partenza”.',
      'tiers.minutes_before_start': 'Gli ospiti che annullano almeno con questo anticipo ricevono questo rimborso. L’anticipo più lungo viene per primo.',
    },
    choices: {},
  },
  'pricing-categories': {
    title: 'Categorie di prezzo',
    text: 'Per chi è un prezzo, ad esempio adulti e bambini.',
    one: 'Categoria di prezzo',
    add: 'Aggiungi una categoria di prezzo',
    none: 'Ancora nessuna categoria di prezzo. Aggiungi la prima.',
    labels: { title: 'Titolo', min_age: 'Età minima', max_age: 'Età massima' },
    hints: { title: 'Ad esempio “Bambino”.', max_age: 'Lascia vuote entrambe le età se l’età non fa differenza.' },
    choices: {},
  },
  'inventory-items': {
    title: 'Extra',
    text: 'Che cosa gli ospiti possono prenotare con un tour, ad esempio una muta.',
    one: 'Extra',
    add: 'Aggiungi un extra',
    none: 'Ancora nessun extra. Aggiungi il primo.',
    labels: { title: 'Titolo', description: 'Descrizione', price: 'Prezzo', currency: 'Valuta', pricing: 'Il prezzo è', stock: 'Quanti ce ne sono a ogni partenza', max_quantity: 'Massimo in una prenotazione' },
    hints: { stock: 'Lascia vuoto se bastano sempre.', max_quantity: 'Lascia vuoto per nessun limite.' },
    choices: { 'pricing.unit': 'al pezzo', 'pricing.person': 'a persona', 'pricing.booking': 'per l’intera prenotazione' },
  },
  'booking-questions': {
    title: 'Domande agli ospiti',
    text: 'Che cosa chiedi agli ospiti prima che paghino.',
    one: 'Domanda agli ospiti',
    add: 'Aggiungi una domanda',
    none: 'Ancora nessuna domanda. Aggiungi la prima.',
    labels: { title: 'Domanda', help_text: 'Aiuto sotto la domanda', experience: 'Tour', scope: 'Chi risponde', type: 'Tipo di risposta', choices: 'Risposte tra cui scegliere', mandatory: 'La risposta è obbligatoria', position: 'Posizione nell’elenco' },
    hints: { choices: 'Una per riga. Solo per una scelta.', position: 'Le domande con un numero più basso vengono prima.' },
    choices: { 'experience.': 'Tutti i tour', 'scope.booking': 'Chi prenota, una volta', 'scope.traveler': 'Ogni partecipante', 'type.string': 'Testo', 'type.number': 'Numero', 'type.date': 'Data', 'type.choice': 'Scelta', 'type.boolean': 'Sì o no' },
  },
  'promo-codes': {
    title: 'Codici promo',
    text: 'Codici che gli ospiti inseriscono per pagare meno.',
    one: 'Codice promo',
    add: 'Aggiungi un codice promo',
    none: 'Ancora nessun codice promo. Aggiungi il primo.',
    labels: {
      code: 'Codice',
      store: 'Shop',
      kind: 'Che cosa fa',
      value: 'Percentuale o importo',
      valid_from: 'Primo giorno',
      valid_until: 'Ultimo giorno',
      minimum_total: 'Solo per prenotazioni di almeno',
      most_uses: 'Massimo di utilizzi',
      most_uses_per_customer: 'Massimo di utilizzi per ospite',
      experiences: 'Tour',
      is_active: 'Attivo: gli ospiti possono inserire questo codice',
    },
    hints: { code: 'Viene salvato in maiuscolo.', most_uses: 'Lascia vuoto per nessun limite.', experiences: 'Se non ne scegli, il codice vale per tutti i tour dello shop.' },
    choices: { 'kind.none': 'Lascia il prezzo com’è', 'kind.set': 'Fissa il prezzo', 'kind.subtract': 'Toglie un importo', 'kind.percent': 'Toglie una percentuale' },
  },
  stores: { title: 'Shop', text: 'Titolo, immagini, colore, metodi di pagamento e dominio di uno shop.', one: 'Shop', add: 'Aggiungi uno shop', none: 'Ancora nessuno shop.', labels: {}, hints: {}, choices: {} },
};
export const promoNote = {
  off: 'Disattivato',
  effects: { none: () => 'Prezzo invariato', set: (amount: string) => `Prezzo ${amount}`, subtract: (amount: string) => `${amount} di sconto`, percent: (amount: string) => `${decimal(amount)}% di sconto` },
  uses: (count: number, most: number | null) => (most === null ? (count === 0 ? 'Mai usato' : count === 1 ? 'Usato 1 volta' : `Usato ${count} volte`) : count === 1 ? `Usato 1 volta su ${most}` : `Usato ${count} volte su ${most}`),
};
