export const notDone = 'Nešto što ste zatražili nije se moglo učiniti.';
export const viewCart = 'Pogledaj košaricu';
export const notPlaced = 'Vaša narudžba još nije poslana.';
export const connectionLost = 'Veza je prije toga prekinuta. Ništa nije naplaćeno.';
export const readyToPay = 'Spremno za plaćanje';
export const updatedElsewhere =
  'Trgovina je ažurirana u drugoj kartici preglednika. Ponovno učitajte ovu stranicu za nastavak.';
export const notAccepted = 'Jedna promjena vaše košarice nije prihvaćena.';
