// Toasts

export const added = 'Doživljaj je dodan u košaricu!';
export const cartDeleted = 'Košarica je ispražnjena!';
export const lineDeleted = 'Stavka je uklonjena!';
export const lastLineDeleted = 'Stavka je uklonjena! Vaša je košarica prazna!';
export const lineUpdated = 'Vaša je košarica izmijenjena!';
export const cartUpdated = 'Košarica je ažurirana';
export const cartExpired = 'Vaša je košarica istekla!';

// Cart news

export const notDone = 'Nešto što ste zatražili nije se moglo učiniti.';
export const viewCart = 'Pogledaj košaricu';
export const notPlaced = 'Vaša narudžba još nije poslana.';
export const connectionLost = 'Veza je prije toga prekinuta. Ništa nije naplaćeno.';
export const readyToPay = 'Spremno za plaćanje';
export const updatedElsewhere =
  'Trgovina je ažurirana u drugoj kartici preglednika. Ponovno učitajte ovu stranicu za nastavak.';
export const notAccepted = 'Jedna promjena vaše košarice nije prihvaćena.';

// Empty cart

export const emptyCartMessage = 'Vaša je košarica prazna!';
export const emptyCartAction = 'Rezerviraj';
