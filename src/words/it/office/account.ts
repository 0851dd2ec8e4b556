export const groups = { people: 'Tu e la tua azienda', shop: 'Shop', tours: 'In comune ai tour', data: 'Dati' };
export const pages = {
  profile: { title: 'Il tuo account', text: 'Nome, indirizzo email, password e accessi attivi.' },
  company: { title: 'Azienda', text: 'Il nome, l’indirizzo e per quanto tempo conservi i nomi degli ospiti.' },
  team: { title: 'Team', text: 'Chi lavora per te e che cosa può fare.' },
  roles: { title: 'Ruoli', text: 'I tuoi ruoli, oltre a titolare, responsabile, operatore e guida.' },
  legal: { title: 'Testi legali', text: 'Cosa dice il tuo negozio su condizioni e dati.' },
  'partner-requests': { title: 'Richieste di partner', text: 'Chi vuole vendere con te: come fornitore o come rivenditore.' },
  resellers: { title: 'Rivenditori', text: 'Chi vende i tuoi tour, e di chi sono i tour che vendi.' },
  history: { title: 'Cronologia', text: 'Chi ha cambiato che cosa nella tua azienda, e quando.' },
  export: { title: 'Importazione ed esportazione', text: 'Tutto ciò che la tua azienda ha inserito in un file, e come riportarlo qui.' },
  erasures: { title: 'Cancellare un ospite', text: 'Quando un ospite chiede di eliminare i suoi dati.' },
  closing: { title: 'Chiudi l’account', text: 'Che cosa comporta e che cosa resta.' },
};
export const loading = 'Caricamento…';
export const save = 'Salva';
export const saved = 'Salvato.';
export const nameTitle = 'Il tuo nome';
export const firstName = 'Nome';
export const lastName = 'Cognome';
export const emailTitle = 'Indirizzo email';
export const emailNow = (email: string): string => `Accedi con ${email}.`;
export const newEmail = 'Nuovo indirizzo email';
export const currentPassword = 'Password attuale';
export const changeEmail = 'Cambia l’indirizzo';
export const emailSent = (email: string): string => `Abbiamo inviato un link a ${email}. L’indirizzo cambia quando apri il link.`;
export const passwordTitle = 'Password';
export const newPassword = 'Nuova password';
export const newPasswordHint = 'Almeno 8 caratteri.';
export const changePassword = 'Cambia la password';
export const passwordText = 'Con una nuova password esci ovunque, tranne qui. I tablet condivisi restano come sono.';
export const passwordChanged = 'La tua password è cambiata. Tutti gli altri accessi sono terminati.';
export const deleteTitle = 'Elimina il tuo accesso';
export const deleteText = 'Lasci ogni team, e nessuno può più accedere con il tuo indirizzo. L’azienda, le sue prenotazioni e i suoi tour restano. L’ultimo titolare di un’azienda resta finché l’azienda non è chiusa.';
export const deleteSignIn = 'Elimina il mio accesso';
export const lastOwner = 'Non ci sono altri titolari della tua azienda. Prima nomina un altro titolare, o chiudi l’account.';
export const sessionsTitle = 'Accessi attivi';
export const program = 'Un’altra app o un programma';
export const thisSession = 'Questo dispositivo';
export const sessionFacts = (account: string, lastContact: string): string => (account === '' ? `Ultimo uso: ${lastContact}` : `${account} · ultimo uso: ${lastContact}`);
export const endSession = 'Termina l’accesso';
export const endOthers = 'Termina tutti gli altri accessi';
export const onlyHere = 'Questo è il tuo unico accesso attivo.';
export const sessionEnded = (name: string): string => `Accesso terminato: ${name}.`;
export const othersEnded = 'Tutti gli altri accessi sono terminati.';
export const company = {
  labels: {
    company_display_name: 'Nome dell’azienda',
    type: 'La tua attività',
    legal_name: 'Ragione sociale',
    registration_number: 'Numero di registro',
    vat_number: 'Partita IVA',
    email: 'Indirizzo email',
    phone_number: 'Telefono',
    website: 'Sito web',
    address: 'Indirizzo',
    'address.name': 'Edificio',
    'address.road': 'Via',
    'address.house_number': 'Numero civico',
    'address.city': 'Città',
    'address.county': 'Regione',
    'address.country': 'Paese',
    retention_months: 'Mesi dopo cui si eliminano i nomi degli ospiti',
    language: 'Lingua dei tuoi testi',
  },
  hints: {
    company_display_name: 'Gli ospiti lo vedono nello shop.',
    legal_name: 'Gli ospiti la vedono, con indirizzo e numeri, in fondo al negozio, prima di ordinare e nelle email.',
    registration_number: 'Nel registro delle imprese, per esempio REA MI-1234567.',
    vat_number: 'Lascia vuoto se non ce l’hai.',
    retention_months: 'A partire dal giorno del tour. Lascia vuoto per conservare i nomi.',
    language: 'In cui scrivi i tuoi tour. Cambiala solo se sono in un’altra lingua: nulla viene tradotto da sé.',
  },
  choices: { 'type.supplier': 'Organizziamo tour', 'type.reseller': 'Vendiamo tour di altri', 'type.both': 'Entrambe le cose' },
};
export const closeText = 'Puoi chiudere l’account quando non ci sono più prenotazioni in arrivo.';
export const closeLink = 'Chiudi l’account…';
export const closingIntro = 'Ecco che cosa comporta chiudere l’account:';
export const effects = {
  tours: (count: number): string => (count === 1 ? '1 tour non è più in vendita.' : `${count} tour non sono più in vendita.`),
  stores: (count: number): string => (count === 1 ? '1 shop non mostra più nulla e perde il suo dominio.' : `${count} shop non mostrano più nulla e perdono i loro domini.`),
  people: (members: number, devices: number): string => `${members === 1 ? '1 persona lascia' : `${members} persone lasciano`} il team e ${devices === 1 ? '1 dispositivo viene scollegato' : `${devices} dispositivi vengono scollegati`}.`,
  stored: (orders: number, months: number): string => `${orders === 1 ? '1 prenotazione resta' : `${orders} prenotazioni restano`} per la contabilità. ${months === 1 ? 'Un mese' : `${months} mesi`} dopo il tour, una prenotazione perde nome e indirizzo dell’ospite.`,
};
export const toCome = (count: number): string => (count === 1 ? '1 prenotazione è ancora in arrivo, o attende il pagamento. Prima annullala, o aspetta che sia conclusa.' : `${count} prenotazioni sono ancora in arrivo, o attendono il pagamento. Prima annullale, o aspetta che siano concluse.`);
export const moneyHeld = (amounts: string): string => `Importo già pagato: ${amounts}.`;
export const showBookings = 'Mostra le prenotazioni';
export const exportFirst = 'Prima esporta i tuoi dati';
export const typeName = (name: string): string => `Scrivi il nome dell’azienda: ${name}`;
export const closeButton = 'Chiudi l’account per sempre';
export const noWayBack = 'Non si può annullare.';
