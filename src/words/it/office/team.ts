export const loading = 'Caricamento…';
export const none = 'Nel team non c’è ancora nessun altro. Invita la prima persona.';
export const invite = 'Invita qualcuno';
export const inviteText = 'Riceve un’email con un link, che serve per entrare nel team e scegliere una password, se non ne ha ancora una.';
export const email = 'Indirizzo email';
export const role = 'Ruolo';
export const sendInvitation = 'Invia l’invito';
export const invited = (address: string): string => `L’invito a ${address} è in arrivo. Il link vale una settimana.`;
export const invitedSince = (time: string): string => `Invito inviato: ${time}, non ancora accettato`;
export const lastSignIn = (time: string): string => `Ultimo accesso: ${time}`;
export const neverSignedIn = 'Non ha ancora fatto l’accesso';
export const you = 'Tu';
export const edit = 'Modifica';
export const resend = 'Invia di nuovo l’invito';
export const remove = 'Rimuovi dal team';
export const withdraw = 'Ritira l’invito';
export const removeText = 'L’accesso si chiude subito su tutti i dispositivi dell’azienda. Ciò che questa persona ha fatto resta nelle cronologie.';
export const leave = 'Lascia il team';
export const leaveText = 'Qui esci subito dall’account e per tornare ti serve un invito.';
export const saveRole = 'Salva il ruolo';
export const removed = (name: string): string => `${name} non è più nel team.`;
export const roleSaved = (name: string, role: string): string => `${name} ora ha il ruolo “${role}”.`;
export const lastOwner = 'L’ultimo titolare resta. Prima assegna il ruolo di titolare a un’altra persona.';
export const tooMuch = 'Questo ruolo può fare più di te. Può modificarlo solo chi può fare altrettanto.';
export const common: Readonly<Record<string, { title: string; text: string }>> = {
  owner: { title: 'Titolare', text: 'Tutto, anche il team e l’account.' },
  manager: { title: 'Responsabile', text: 'Tutto tranne il team e l’account.' },
  agent: { title: 'Operatore', text: 'Prenota, incassa e fa il check-in degli ospiti.' },
  guide: { title: 'Guida', text: 'Vede chi arriva e fa il check-in degli ospiti.' },
};
export const rolesText = 'Questi quattro ci sono in ogni azienda e restano come sono.';
export const own = 'I tuoi ruoli';
export const noneOwn = 'Ancora nessun ruolo tuo. Aggiungine uno se i quattro non bastano.';
export const addRole = 'Aggiungi un ruolo';
export const oneRole = 'Ruolo';
export const nameOfRole = 'Nome del ruolo';
export const nameHint = 'Ad esempio “Ufficio a luglio”.';
export const may = 'Questo ruolo può';
export const save = 'Salva';
export const removeRole = 'Elimina il ruolo';
export const inUse = 'Qualcuno nel team ha ancora questo ruolo. Prima assegnagliene un altro.';
export const withoutDesk = 'Senza “Vedere chi arriva” nessuno può accedere al banco con questo ruolo.';
export const permissions = {
  'account.read': 'Vedere l’azienda',
  'account.manage': 'Modificare e chiudere l’account dell’azienda, cancellare i dati degli ospiti',
  'team.read': 'Vedere il team',
  'team.manage': 'Invitare e rimuovere persone, modificare ruoli e dispositivi',
  'catalogue.read': 'Vedere tour, prezzi e punti di ritrovo',
  'catalogue.write': 'Modificare tour, prezzi, partenze e punti di ritrovo',
  'stores.read': 'Vedere gli shop',
  'stores.write': 'Modificare gli shop',
  'orders.read': 'Vedere le prenotazioni',
  'orders.write': 'Vendere, modificare e annullare prenotazioni',
  'payments.read': 'Vedere pagamenti e numeri',
  'payments.write': 'Incassare pagamenti e rimborsare',
  'customers.read': 'Vedere i clienti',
  'customers.write': 'Modificare ed eliminare i clienti',
  'bookings.read': 'Vedere chi arriva',
  'bookings.check_in': 'Fare il check-in degli ospiti',
  'reviews.read': 'Vedere le recensioni',
  'reviews.write': 'Rispondere alle recensioni e nasconderle',
};
