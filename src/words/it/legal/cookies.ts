export const text = `{company} usa al massimo cinque cookie, tutti propri. Uno ricorda la tua scelta su altri tre, che restano spenti finché non li accetti; uno ricorda la tua lingua.
## I cookie, uno per uno
- \`consent\` (7 giorni). Essenziale: ricorda la tua scelta sui cookie. Senza, te la chiederemmo su ogni pagina.
- \`consent_preferences\` (7 giorni). Preferenze: ci permette di ricordare come preferisci navigare.
- \`consent_statistics\` (7 giorni). Statistiche: ci permette di contare le visite, per capire cosa funziona e cosa no.
- \`consent_marketing\` (7 giorni). Marketing: ci permette di vedere quale delle nostre offerte altrove ti ha portato qui.
- \`language\` (1 anno). Essenziale quando scegli una lingua: ricorda quale. Viene impostato solo se la scegli.
Una categoria che non accetti non ha cookie, e non passiamo nulla a nessuno. Della tua scelta registriamo solo la scelta, senza nulla che ti identifichi.
## Che cosa contiamo
Contiamo quante volte al giorno si aprono le pagine e si compiono i passi verso una prenotazione, solo come totale. Così nessuno viene riconosciuto e non serve alcun cookie. Se accetti le statistiche o il marketing, sul tuo dispositivo resta un numero casuale e questo shop può passare gli eventi, e la tua prenotazione con il suo importo, ai servizi di statistica o di pubblicità che usa; per la pubblicità, quando prenoti, si aggiunge il tuo indirizzo email in forma di hash. Il numero viene cancellato quando ritiri il consenso. Se il tuo browser chiede privacy (Global Privacy Control o Do Not Track), non passiamo nulla a nessuno.
## Cos’altro resta sul tuo dispositivo
Il tuo carrello, quello che scrivi nei suoi moduli, la lista dei desideri, i tour che hai guardato e le prenotazioni fatte su questo dispositivo restano nella memoria del tuo browser, così non perdi nulla se cade la connessione. Ci restano anche copie delle nostre pagine e delle immagini, perché il negozio si apra senza rete. Tutto resta lì finché il carrello finisce o cancelli i dati di questo sito. Carrello e prenotazioni vengono inviati solo a noi.
## Il pagamento
Paghi sulla pagina del nostro fornitore di pagamenti, che ha una propria informativa sui cookie. Il numero della tua carta non passa mai da questo sito.
## La tua scelta
Vale sette giorni, poi te la chiediamo di nuovo. Puoi cambiarla quando vuoi, qui o in fondo a ogni pagina.
`;
