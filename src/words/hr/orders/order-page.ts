export const noSuchLine = 'U ovoj narudžbi nema takve rezervacije.';
export const noSuchOrder = 'Ovdje nema takve rezervacije.';
export const notSeenHere = 'Trgovina trenutačno nije dostupna, a ova rezervacija još nije viđena na ovom uređaju.';
export const asLastSeen = 'Ovo je vaša rezervacija kakva je posljednji put viđena na ovom uređaju.';
export const bookedTogether = 'Rezervirano zajedno';
