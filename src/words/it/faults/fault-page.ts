// The page of a fault of the engine

export const title = 'Qualcosa è andato storto da parte nostra';
export const nothingLost = 'Il tuo carrello e le tue prenotazioni sono al sicuro. Riprova tra un momento.';
export const again = 'Riprova';
export const home = 'Pagina iniziale';

export function logged(id: string): string {
  return `Registrato come ${id}.`;
}
