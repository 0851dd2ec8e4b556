// Toasts

export const added = 'Doživljaj je dodan u košaricu!';
export const cartDeleted = 'Košarica je ispražnjena!';
export const lineDeleted = 'Doživljaj je uklonjen!';
export const lastLineDeleted = 'Doživljaj je uklonjen! Vaša je košarica prazna!';
export const lineUpdated = 'Vaša je košarica izmijenjena!';
export const cartUpdated = 'Košarica je ažurirana';
export const cartExpired = 'Vaša je košarica istekla!';

// Cart news

export const notDone = 'Jedna od vaših promjena nije uspjela.';
export const viewCart = 'Pogledaj košaricu';
export const notPlaced = 'Vaša narudžba još nije poslana.';
export const connectionLost = 'Veza se prije toga prekinula. Ništa nije naplaćeno.';
export const readyToPay = 'Spremno za plaćanje';
export const updatedElsewhere = 'Stranica je ažurirana u drugoj kartici preglednika. Ponovno je učitajte za nastavak.';
export const notAccepted = 'Nismo uspjeli promijeniti vašu košaricu.';

// Empty cart

export const emptyCartMessage = 'Vaša je košarica prazna!';
export const emptyCartAction = 'Rezerviraj';
