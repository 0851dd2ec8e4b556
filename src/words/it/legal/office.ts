export const lead =
  'Cosa dice il tuo negozio su condizioni e dati. Per ognuno c’è un testo di partenza, che dice cosa fa questo software. Fallo controllare da chi conosce la legge del tuo paese.';
export const starting = 'Testo di partenza';
export const own = 'Testo tuo';
export const languages = 'Lingua';
export const label = 'Testo in Markdown';
export const hint =
  '## fa un titolo, - un elenco, **grassetto** è in grassetto, [parole](https://…) è un link. {legal_name}, {company}, {address}, {registration_number}, {vat_number}, {email}, {phone} e {retention} vengono compilati; una riga con un dato che manca viene tralasciata.';
export const preview = 'Come si vede';
export const untranslated =
  'Non ancora tradotto: gli ospiti vedono l’originale. Per cominciare trovi qui il testo di partenza di questa lingua.';
export const save = 'Salva';
export const saved = 'Salvato.';
export const open = 'Apri la pagina';
export const reset = 'Torna al testo di partenza';
export const resetTitle = 'Tornare al testo di partenza?';
export const resetText =
  'Il tuo testo viene eliminato in tutte le lingue. La pagina mostra di nuovo il testo di questo software.';
export const resetNow = 'Elimina il mio testo';
export const loading = 'Carico i testi …';
export const kinds = {
  terms: 'Condizioni',
  privacy: 'Informativa sulla privacy',
  imprint: 'Note legali',
  accessibility: 'Dichiarazione di accessibilità',
  cookies: 'Informativa sui cookie',
};
export const edit = 'Modifica i testi';
