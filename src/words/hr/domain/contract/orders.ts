export const required = 'Ovo je polje obavezno!';
export const noNumber = 'Unesite broj svoje rezervacije.';
export const noEmail = 'Unesite e-adresu ove rezervacije.';
