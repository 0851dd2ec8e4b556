export const proofs = {
  activation: { subject: 'Attiva il tuo account', text: 'Hai creato un account Landfall con questo indirizzo. Attivalo per accedere.', label: 'Attiva il tuo account' },
  password: { subject: 'Scegli una nuova password', text: 'Hai chiesto una nuova password per il tuo account.', label: 'Scegli una nuova password' },
  email: { subject: 'Scegli un nuovo indirizzo email', text: 'Hai chiesto di cambiare l’indirizzo email del tuo account.', label: 'Scegli un nuovo indirizzo' },
  'new email': {
    subject: 'Conferma il tuo nuovo indirizzo email',
    text: 'Hai chiesto di usare questo indirizzo per il tuo account. Il cambio vale da quando lo confermi.',
    label: 'Conferma l’indirizzo',
  },
};
export const linkWorks = (days: number): string => `Questo link funziona una volta sola e scade tra ${days === 1 ? '1 giorno' : `${days} giorni`}.`;
export const notYou = 'Se non hai fatto tu questa richiesta, ignora questa email: non è cambiato nulla.';
export const changed = {
  password: { subject: 'La tua password è cambiata', text: 'La password del tuo account è stata cambiata poco fa.' },
  email: { subject: 'Il tuo indirizzo email è cambiato', text: 'L’indirizzo email del tuo account è stato cambiato poco fa.' },
};
export const changedNotYou = 'Se non hai fatto tu il cambio, chiedi subito una nuova password e avvisa chi gestisce questa installazione.';
export const closed = (company: string): string => `L’account di ${company} è chiuso`;
export const closedBy = (who: string, company: string): string => `${who} ha chiuso l’account di ${company}. I suoi tour non sono più in vendita e nessuno fa più parte del suo team.`;
export const operator = 'Il gestore';
export const closedByMistake = 'Se è un errore, avvisa chi gestisce questa installazione.';
export const join = (company: string): string => `Entra nel team di ${company}`;
export const invited = (company: string, role: string): string => `Hai ricevuto un invito a entrare nel team di ${company} (${role}).`;
export const invitedBy = (inviter: string, company: string, role: string): string => `${inviter} ti invita nel team di ${company} (${role}).`;
export const howToAccept = 'Accedi per accettare, o scegli una password se non hai ancora un account.';
export const acceptInvitation = 'Accetta l’invito';
export const invitationWorks = 'Questo link funziona una volta sola e scade tra una settimana. Se non conosci questa azienda, ignora questa email.';
export const joinTeam = 'Entra in un team';
export const signIn = { title: 'Hai già un account?', text: 'Accedi per accettare l’invito.', button: 'Accetta' };
export const newUser = { title: 'Non hai ancora un account?', text: 'Scegli una password per creare un account con l’indirizzo a cui è arrivato l’invito.', button: 'Crea un account ed entra' };
export const wrongPassword = 'Questo indirizzo email e questa password non corrispondono.';
export const welcome = 'Ti diamo il benvenuto nel team!';
export const invitationOver = 'Questo invito è scaduto o è già stato usato.';
export const pages = {
  activate: { title: 'Attiva il tuo account', button: 'Attiva', done: 'Il tuo account è attivo' },
  password: { title: 'Scegli una nuova password', button: 'Cambia la password', done: 'La tua password è cambiata' },
  email: { title: 'Scegli un nuovo indirizzo email', button: 'Cambia l’indirizzo', done: 'Il tuo indirizzo è cambiato' },
};
export const fields = { email: 'Indirizzo email', password: 'Password', new_password: 'Nuova password', new_email: 'Nuovo indirizzo email', first_name: 'Nome', last_name: 'Cognome' };
export const nowConfirm = 'Ora apri il link che abbiamo inviato al nuovo indirizzo. L’indirizzo cambia quando lo confermi lì.';
export const canSignIn = 'Ora puoi accedere.';
export const alreadyDone = 'Già fatto';
export const linkOver = 'Questo link non funziona più';
export const linkOverText = 'Questo link è scaduto o è già stato usato. Al banco puoi accedere, o chiedere un nuovo link con “Hai dimenticato la password?”.';
export const openDesk = 'Apri il banco';
export const tooManyTries = 'Troppi tentativi. Aspetta qualche minuto, poi riprova.';
export const registrationClosed = 'I nuovi account si creano solo su invito.';
