export const text = `Qui leggi quali dati tuoi ha {company}, a cosa servono, per quanto tempo, e come averli o cancellarli. Non vendiamo dati, e questo sito non carica nulla da altre aziende, a meno che tu non accetti statistiche o marketing.
Titolare del trattamento: {legal_name}, {address}
- Email: [{email}](mailto:{email})
- Telefono: [{phone}](<tel:{phone}>)
## Quando guardi in giro
Non ti serve un account. Cosa resta sul tuo dispositivo è scritto nell’[informativa sui cookie](/cookie-policy). Usiamo l’indirizzo di rete di una richiesta solo contro gli abusi, come troppi tentativi o troppi posti bloccati.
## Quando riempi un carrello
Salviamo quello che scegli e scrivi: tour, nomi, contatti e risposte, e l’indirizzo di rete da cui è arrivato il carrello. Cancelliamo i carrelli un giorno dopo la loro fine.
## Quando prenoti
Per il contratto con te ci servono il tuo nome, la tua email, il tuo telefono, i nomi di chi partecipa e le risposte alle domande di un tour. Ricevi email sulla tua prenotazione, nella lingua in cui hai prenotato. Cancelliamo il testo di un’email dal nostro sistema appena è inviata.
{retention}
## Quando paghi
Inserisci la carta sulla pagina del nostro fornitore di pagamenti. Noi vediamo che hai pagato, l’importo e un riferimento, mai il numero della carta.
## Dopo il tour
Può arrivarti un’email per chiederti com’è andata. Quello che scrivi è pubblico, con il tuo nome e l’iniziale del cognome; quando i tuoi dati vengono rimossi, il nome sparisce.
## Quando vuoi lavorare con noi
Quello che invii con il modulo per fornitori e rivenditori ci arriva via email. Dal nostro sistema lo cancelliamo al più tardi dopo un anno.
## Chi altro riceve i tuoi dati
- L’azienda che organizza il tour prenotato: nomi, contatti e risposte, per quel tour.
- Il nostro fornitore di pagamenti e, per nostro conto, i servizi che ospitano questo negozio e ne inviano le email.
- Con il tuo consenso a statistiche o marketing, i servizi di statistica o di pubblicità che usiamo: quello che fai su questo sito e la tua prenotazione con il suo importo; per la pubblicità anche il tuo indirizzo email in forma di hash. Vedi la nostra [informativa sui cookie](/cookie-policy).
## I tuoi diritti
Puoi chiederci una copia dei tuoi dati, farli correggere o cancellare, oppure opporti al loro uso. Scrivici: ti diamo tutto quello che sappiamo di te in un file, oppure rimuoviamo contatti, note, nomi e risposte da tutti i tuoi ordini. Numeri, date e importi restano, perché servono alla contabilità. Una prenotazione ancora futura va prima annullata. Quello che è sul tuo dispositivo lo cancelli con i dati di questo sito, nel browser.
Puoi anche rivolgerti all’autorità per la protezione dei dati del tuo paese.
`;
export function retention(months: number | null): string {
  if (months === null) return 'Conserviamo questi dati finché non ci chiedi di cancellarli.';
  return months === 1 ? 'Un mese dopo il giorno del tour rimuoviamo da soli nome, contatti e risposte.' : `${months} mesi dopo il giorno del tour rimuoviamo da soli nome, contatti e risposte.`;
}
