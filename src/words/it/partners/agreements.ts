export const loading = 'Caricamento degli accordi …';
export const titles = { supplier: 'Chi vende i tuoi tour', reseller: 'Di chi sono i tour che vendi' };
export const none = { supplier: 'Nessun’altra azienda vende ancora i tuoi tour. Se una lo chiede, rispondi qui.', reseller: 'Non vendi tour di altre aziende.' };
export const more = 'Mostra altri';
export const states = {
  supplier: {
    requested: (date: string) => `Ha chiesto il ${date} di vendere i tuoi tour`,
    granted: (date: string) => `Può vendere i tuoi tour dal ${date}`,
    refused: (date: string) => `Hai rifiutato il ${date}`,
    revoked: (date: string) => `Finito il ${date}`,
  },
  reseller: {
    requested: (date: string) => `Hai chiesto il ${date}. Non c’è ancora risposta.`,
    granted: (date: string) => `Puoi vendere i loro tour dal ${date}`,
    refused: (date: string) => `Rifiutato il ${date}`,
    revoked: (date: string) => `Finito il ${date}`,
  },
};
export const grantHint = 'Se lo permetti, possono vendere tutti i tuoi tour.';
export const moves = { requested: 'Chiedi di nuovo', granted: 'Permetti', refused: 'Rifiuta', revoked: 'Termina l’accordo' };
export const endTitle = (company: string): string => `Terminare l’accordo con ${company}?`;
export const endText = {
  supplier: 'I tuoi tour escono subito dai loro shop, e i posti che hanno riservato tornano liberi. Quello che hanno venduto resta venduto.',
  reseller: 'I loro tour escono subito dai tuoi shop, e i posti che hai riservato tornano liberi. Quello che hai venduto resta venduto.',
};
export const share = 'Quanto di una partenza possono riservare, in percentuale';
export const shareHint = (places: number, reserved: number): string => `Di ${places} posti possono tenerne ${reserved} per sé prima di averli venduti, al massimo per un giorno. Quelli venduti non contano.`;
export const shareWrong = 'Inserisci un numero intero da 0 a 100.';
export const saveShare = 'Salva';
export const shareOf = (percent: number): string => `Puoi riservare il ${percent} % di ogni partenza prima di averla venduta.`;
