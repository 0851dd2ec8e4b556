export const title = 'Qualcosa è andato storto da parte nostra';
export const nothingLost = 'Il tuo carrello e le tue prenotazioni sono al sicuro. Riprova tra un momento.';
export const again = 'Riprova';
export const home = 'Pagina iniziale';
export const logged = (id: string): string => `Registrato come ${id}.`;
