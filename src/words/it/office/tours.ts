export const title = 'Tour';
export const loading = 'Caricamento dei tour…';
export const search = 'Cerca per titolo o descrizione';
export const filter = 'Stato';
export const statuses = { draft: 'Bozza', published: 'Pubblicato', archived: 'Archiviato' } as const;
export const current = 'Tutti gli attuali';
export const results = 'Tour trovati';
export const add = 'Nuovo tour';
export const importTours = 'Importa tour';
export const order = 'Cambia l’ordine nello shop';
export const none = 'Non hai ancora nessun tour. Comincia con uno: basta un breve modulo.';
export const noneFound = 'Nessun tour corrisponde. Prova con un’altra parola o un altro stato.';
export const actions = 'Azioni';
export const actionsOf = (tour: string): string => `Azioni per ${tour}`;
export const duplicate = 'Duplica';
export const publish = 'Pubblica';
export const unpublish = 'Togli dallo shop';
export const archive = 'Archivia';
export const restore = 'Ripristina come bozza';
export const undo = 'Annulla';
export const done = (tour: string, status: keyof typeof statuses): string =>
  ({
    draft: `“${tour}” ora è una bozza.`,
    published: `“${tour}” è pubblicato.`,
    archived: `“${tour}” è archiviato.`,
  })[status];
export const duplicated = (tour: string): string => `“${tour}” è stato duplicato. La copia è una bozza.`;
export const openCopy = 'Apri la copia';
export const nextDeparture = (when: string): string => `Prossima partenza: ${when}`;
export const noDeparture = 'Nessuna partenza prenotabile';
export const missing = (count: number): string => (count === 1 ? 'Manca 1 cosa per pubblicare' : `Mancano ${count} cose per pubblicare`);
export const previousPage = 'Pagina precedente';
export const nextPage = 'Pagina successiva';
export const orderTitle = 'Ordine nello shop';
export const orderText = 'Trascina un tour al suo posto. Da tastiera: Invio prende il tour, i tasti freccia lo spostano, Invio lo rilascia.';
export const orderShop = 'Shop';
export const orderDone = 'Fine';
export const orderSaved = 'Lo shop mostra questo ordine.';
export const orderEmpty = 'Questo shop non elenca ancora nessun tour.';
export const drag = (tour: string): string => `Sposta ${tour}`;
