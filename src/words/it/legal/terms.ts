export const text = `Queste condizioni valgono quando prenoti con {company}. Il contratto è con il venditore indicato nelle [note legali](/legal/imprint).
Venditore: {legal_name}, {address}
## La prenotazione
Quando metti una partenza nel carrello, i posti restano tuoi per un po’; il carrello mostra per quanto. Prima di ordinare controlli tutto: tour, giorno, ora, ospiti e prezzo. Con l’ordine fai una prenotazione vincolante, con obbligo di pagare. È confermata quando riceviamo il pagamento dovuto; ti arriva allora un’email con un biglietto per ogni tour.
Se riservi i posti e paghi direttamente a noi, li teniamo fino al momento indicato sulla pagina e nell’email. Dopo, la riserva scade e i posti tornano liberi.
## Prezzi e pagamento
Il prezzo nel carrello è il prezzo totale. Per alcuni tour basta un acconto: in quel caso leggi quanto resta da pagare ed entro quando. Le carte vengono addebitate sulla pagina del nostro fornitore di pagamenti.
## Se annulli o cambi
Ogni tour ha la sua politica di cancellazione. La leggi sulla pagina del tour, prima di pagare e sul biglietto, e per te vale quella con cui hai prenotato. Puoi annullare o cambiare dalla pagina della prenotazione, dove vedi il rimborso prima di decidere. I pagamenti con carta tornano sulla stessa carta.
I tour si svolgono in un giorno fissato. Per le attività del tempo libero con una data precisa la legge non prevede il diritto di recesso entro 14 giorni: vale la politica di cancellazione.
## Se annulliamo noi
Se un tour non può svolgersi, ti scriviamo un’email. Scegli tu: un altro giorno o il rimborso completo.
## Il giorno del tour
Arriva puntuale al punto d’incontro, con il biglietto su carta o sul telefono. Cosa portare e cosa sapere è scritto sulla pagina del tour. Per la sicurezza di tutti, segui le indicazioni della guida.
## Le recensioni
Può recensire un tour solo chi c’è stato: dopo il tour riceve un link via email. Possiamo nascondere una recensione che offende qualcuno, contiene dati personali o non parla del tour. Un voto basso non è un motivo, e la pagina dice quante sono nascoste.
## I tuoi diritti
Restano validi i tuoi diritti di consumatore previsti dalla legge. Come usiamo i tuoi dati è scritto nell’[informativa sulla privacy](/legal/privacy).
`;
