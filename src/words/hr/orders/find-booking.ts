export const title = 'Pronađite rezervaciju';
export const how = 'Rezervirali ste na drugom uređaju? Poveznicu šaljemo na e-adresu te rezervacije.';
export const number = 'Broj rezervacije';
export const email = 'E-adresa';
export const send = 'Pošalji poveznicu';
