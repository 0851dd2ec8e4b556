// Page names

export const yourBookings = 'Le tue prenotazioni';
export const becomeSupplier = 'Diventa fornitore';
export const becomeReseller = 'Diventa rivenditore';
export const engineApi = 'API del motore';
export const cookiePolicy = 'Informativa cookie';
/** The names of legal pages, by their kinds. */
export const legal = {
  terms: 'Condizioni',
  privacy: 'Privacy',
  imprint: 'Note legali',
  accessibility: 'Accessibilità',
  cookies: cookiePolicy,
};

// Page

export const experience = 'Esperienza';
export const cart = 'Il tuo carrello';
export const contact = 'Dati di contatto';
export const payment = 'Pagamento';
export const booking = 'La tua prenotazione';
export const order = 'Il tuo ordine';
export const review = 'La tua recensione';
export const notFound = 'Pagina non trovata';

export function aboutHome(company: string): string {
  return `Prenota online tour e attività con ${company}.`;
}

export function aboutExperience(company: string): string {
  return `Un tour o un’attività di ${company}.`;
}

export function aboutCheckout(company: string): string {
  return `Prenota con ${company}.`;
}

export const wishlist = 'Lista dei desideri';

export function aboutWishlist(company: string): string {
  return `La tua lista dei desideri su ${company}.`;
}

export function aboutBookings(company: string): string {
  return `Le tue prenotazioni con ${company} su questo dispositivo.`;
}

export function aboutBooking(company: string): string {
  return `La tua prenotazione con ${company}.`;
}

export function aboutReview(company: string): string {
  return `La tua recensione di un tour di ${company}.`;
}

export function aboutOrder(company: string): string {
  return `Lo stato del tuo ordine con ${company}.`;
}

export function aboutCookies(company: string): string {
  return `I cookie che usa ${company}, a cosa servono e per quanto tempo.`;
}

export function aboutLegal(company: string): string {
  return `Chi vende, a quali condizioni e cosa succede ai tuoi dati: ${company}.`;
}

export const aboutSuppliers =
  'Vendi i tuoi tour e le tue attività con un motore di prenotazione tuo: cosa ottieni e come iniziare.';
export const aboutResellers = 'Vendi tour e attività di altri nel tuo negozio: cosa ottieni e come iniziare.';
export const aboutEngine = 'Tutte le chiamate del motore di prenotazione: percorso, parametri e risposte.';

export function aboutNothing(company: string): string {
  return `Pagina non trovata. Scopri cosa puoi prenotare con ${company}.`;
}

// Footer

export const motto = 'Il motore della tua avventura.';
export const about = 'Informazioni sul negozio';
export const cookieSettings = 'Impostazioni cookie';
export const language = 'Lingua';

export function companyOn(company: string, network: string): string {
  return `${company} su ${network}`;
}

// Hold voice

export const underTwoMinutes = 'Ti teniamo i posti ancora per meno di due minuti.';
export const underHalfAMinute = 'Ti teniamo i posti ancora per meno di mezzo minuto.';

// Failure view

export const ourFault = 'Qualcosa è andato storto da parte nostra. Il tuo carrello è al sicuro.';
export const failureGone = 'Non troviamo quello che cercavi. Forse non è più in vendita.';
export const back = 'Torna a tutte le esperienze';
export const outOfReach = 'Al momento non riusciamo a collegarci. Controlla la connessione o riprova tra poco.';
export const again = 'Riprova';

// Not found page

export const nothingHereTitle = 'Pagina non trovata';
export const nothingHere = 'Non troviamo questa pagina. Forse è stata spostata, o l’esperienza non è più in vendita.';
export const notFoundAll = 'Scopri tutte le esperienze';

// Out of reach

export const outOfReachMessage = 'Al momento non riusciamo a collegarci';

// Toast

export const dismiss = 'Chiudi';

// Keeping

const page = 'Tieni aperta questa pagina e funziona tutto.';
export const noCart = `Il tuo browser non ci lascia salvare il carrello. ${page}`;
export const noTyped = `Il tuo browser non ci lascia salvare quello che scrivi. ${page}`;
export const noBookings =
  'Il tuo browser non ci lascia salvare le prenotazioni. Aggiungi questa pagina ai preferiti per ritrovarla.';
export const noOffline =
  'Il dispositivo è pieno: non possiamo salvare il negozio per quando manca la rete. Libera spazio e ricarica la pagina.';

// As of

export function asOf(instant: string): string {
  return `Ultimo aggiornamento: ${instant}. Disponibilità e prezzi potrebbero essere cambiati.`;
}

export const partial =
  'Su questo dispositivo è salvata solo una parte delle nostre esperienze. Vedrai le altre appena torni online.';

// Listing failure

export const failed = 'Le esperienze non si caricano. Controlla la connessione o riprova tra poco.';
