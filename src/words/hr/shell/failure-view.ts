export const ours = 'Greška je naša, ne vaša. Vaša je košarica sačuvana.';
export const gone = 'Onoga što ste tražili ovdje više nema.';
export const back = 'Natrag u trgovinu';
export const outOfReach = 'Trgovina nije dostupna. Provjerite vezu ili pokušajte ponovno za koji trenutak.';
export const again = 'Pokušaj ponovno';
