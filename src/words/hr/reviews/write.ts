// The page on which a guest writes a review

export const title = 'Kako je bilo?';
export const stars = 'Vaša ocjena';
/** The grades from one star to five. */
export const grades = ['Loše', 'Moglo je bolje', 'Dobro', 'Vrlo dobro', 'Izvrsno'] as const;
export const chooseStars = 'Najprije dodirnite zvjezdice.';
export const text = 'Vaša recenzija';
export const textHint = 'Može ostati prazno. Što vam se najviše svidjelo? Što bi drugi trebali znati?';
export const name = 'Ime uz recenziju';
export const nameHint = 'Vide ga svi.';
export const noName = 'Upišite ime ili samo inicijale.';
export const publish = 'Objavi';
export function howItIsShown(shop: string): string {
  return `Recenzija se odmah vidi na stranici. ${shop} može odgovoriti, ali je ne može mijenjati. Vi je možete mijenjati dva tjedna.`;
}
export const waiting = 'Spremljeno na ovom uređaju. Šalje se čim bude mreže.';
export const thanks = 'Hvala vam!';
export const published = 'Recenzija je objavljena. Dva tjedna možete je mijenjati istom poveznicom.';
export const seeTour = 'Pogledaj na stranici';
export const edit = 'Promijeni';
export const closed = 'Vrijeme za recenziju ovog izleta je prošlo.';
export const closedWritten = 'Recenzija se više ne može mijenjati.';
export function hidden(shop: string): string {
  return `${shop} skriva ovu recenziju.`;
}
export const unreachable = 'Stranica nije dostupna. Provjerite vezu pa pokušajte ponovno.';
export const unknown = 'Ova poveznica ne radi.';
export const unknownWhy = 'Otvorite je još jednom iz poruke ili je kopirajte cijelu.';
