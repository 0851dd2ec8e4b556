export const asked = 'Ako takva rezervacija postoji, na njezinu adresu uskoro stiže poruka s poveznicom.';
export const busy = 'To se sada nije moglo zatražiti. Pokušajte ponovno za nekoliko minuta.';
export const outOfReach = 'Za to je potrebna mreža, a trgovina trenutačno nije dostupna. Ništa nije poslano.';
