export const nothingCharged = 'Ništa nije naplaćeno. Pokušajte ponovno za trenutak.';
export const notSafe = 'Stranica za plaćanje nije se mogla sigurno otvoriti.';
