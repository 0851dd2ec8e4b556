export const title = 'Pronađite rezervaciju';
export const how = 'Napravili ste je na drugom uređaju? Poveznicu na nju šaljemo na e-adresu te rezervacije.';
export const number = 'Broj rezervacije';
export const email = 'E-adresa';
export const send = 'Pošalji poveznicu';
