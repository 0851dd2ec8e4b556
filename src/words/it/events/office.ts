export const funnel = 'Dalla visita alla prenotazione';
export const funnelHint = 'Quante volte ogni passo è avvenuto nello shop in questi giorni. Si contano le visualizzazioni, non le persone: nessuno viene riconosciuto.';
export const funnelLoading = 'Caricamento dei passi…';
export const nothingCounted = 'In questi giorni non è stato contato nulla. Il conteggio inizia quando un visitatore apre lo shop.';
export const steps = { view_item_list: 'Elenco visto', view_item: 'Tour visto', add_to_cart: 'Messo nel carrello', begin_checkout: 'Checkout iniziato', add_payment_info: 'Pagamento aperto', purchase: 'Prenotato' };
export const ofStepBefore = (percent: number): string => `${percent}% del passo precedente`;
export const showTable = 'Mostra come tabella';
export const tableByDay = 'Passi per giorno';
export const day = 'Giorno';
export const destinations = 'Statistiche e pubblicità';
export const destinationsIntro = 'Lo shop conta le visite da solo, senza cookie. Qui scegli dove altro inviare gli eventi. Partono solo quelli dei visitatori che lo permettono, e li invia il server: lo shop non carica nulla in più e resta veloce com’è.';
export const destinationsLoading = 'Caricamento…';
export const ownSystem = 'Il tuo sistema (webhook)';
export const needs = {
  ga4: 'Serve il consenso per le statistiche.',
  meta: 'Serve il consenso per il marketing. Di una prenotazione Meta riceve l’indirizzo email dell’ospite in forma di hash.',
  plausible: 'Serve il consenso per le statistiche.',
  webhook: 'Serve il consenso per le statistiche o per il marketing. Ogni richiesta è firmata con il tuo segreto.',
};
export const targets = { ga4: 'ID misurazione', meta: 'ID del dataset (pixel)', plausible: 'Dominio del sito su Plausible', webhook: 'Indirizzo' };
export const targetHints = {
  ga4: 'Per esempio G-AB12CD34EF: in Google Analytics sotto Stream di dati.',
  meta: 'Solo cifre: nell’Events Manager di Meta.',
  plausible: 'Come è scritto su Plausible, per esempio tour.example.',
  webhook: 'Inizia con https://.',
};
export const secrets = { ga4: 'Secret dell’API', meta: 'Token di accesso', webhook: 'Segreto' };
export const secretHints = {
  ga4: 'Sotto Stream di dati › Secret dell’API Measurement Protocol.',
  meta: 'Nell’Events Manager sotto Impostazioni › Conversions API.',
  webhook: 'Almeno 16 caratteri. Il tuo sistema lo usa per verificare la firma.',
};
export const secretStored = 'Salvato. Lascialo vuoto per conservarlo.';
export const send = 'Invia gli eventi';
export const save = 'Salva';
export const saved = 'Salvato.';
export const test = 'Invia una prova';
export const remove = 'Rimuovi';
export const removeTitle = (name: string): string => `Rimuovere ${name}?`;
export const removeText = 'Gli eventi in attesa non vengono più inviati e i dati inseriti vengono eliminati.';
export const removeNow = 'Rimuovi definitivamente';
export const states = { on: 'Attivo', off: 'Disattivato', none: 'Non configurato' };
export const counts = {
  sent: (sent: number) => (sent === 1 ? '1 evento inviato' : `${sent} eventi inviati`),
  waiting: (waiting: number) => `${waiting} in attesa`,
  dropped: (dropped: number) => (dropped === 1 ? '1 scartato' : `${dropped} scartati`),
};
export const lastFailed = (error: string): string => `L’ultimo tentativo non è riuscito: ${error} Si riprova da solo.`;
export const testTaken = (status: number): string => `Risposta: ${status}. L’evento è arrivato.`;
export const testAnswered = (status: number): string => `Risposta: ${status}.`;
export const testSilent = 'Nessuno ha risposto.';
export const tagManagerCost =
  'Quanto costa: i visitatori caricano uno script di un’altra azienda e lo shop diventa più lento. I suoi script possono leggere e cambiare tutto nella pagina, anche ciò che gli ospiti scrivono, e la protezione dello shop contro gli script estranei è più debole. Si carica solo dopo il consenso per le statistiche o per il marketing, e la tua informativa sulla privacy deve indicarlo. È permesso solo l’host di questo indirizzo: i tag che caricano da altri host, o vi inviano dati, restano bloccati.';
