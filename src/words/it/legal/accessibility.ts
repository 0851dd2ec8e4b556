export const text = `Vogliamo che chiunque possa prenotare con {company}. Il negozio è fatto per rispettare le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA, e la norma europea EN 301 549.
## Cosa fa il negozio
- Tutto funziona con la sola tastiera. Il focus si vede sempre.
- Gli screen reader leggono nomi, titoli, messaggi ed errori. Quello che non va in un modulo è scritto accanto al campo.
- Testi e comandi hanno abbastanza contrasto, di giorno, di notte e con i tuoi colori.
- Con il testo al 200 % e su uno schermo di 320 pixel niente viene tagliato e nessuna pagina scorre di lato.
- Pulsanti e link sono alti almeno 44 pixel, tranne i link dentro una frase.
- Se il tuo dispositivo chiede meno movimento, niente si muove.
- I limiti di tempo vengono annunciati prima della fine, e un carrello scaduto si recupera con un tocco.
- I testi del negozio dicono in che lingua sono.
## Cosa può non essere ancora perfetto
- Descriviamo noi le immagini, e una descrizione può mancare.
- La mappa disegnata del punto d’incontro non si legge con uno screen reader. Lo stesso luogo è scritto accanto come indirizzo e come link alle indicazioni.
- La pagina dove paghi con carta è del nostro fornitore di pagamenti.
## Scrivici
Se qualcosa non funziona per te, dicci cosa e dove: ti aiutiamo a prenotare in un altro modo.
- Email: [{email}](mailto:{email})
- Telefono: [{phone}](<tel:{phone}>)
Se la nostra risposta non basta, puoi rivolgerti all’autorità per l’accessibilità del tuo paese.
`;
