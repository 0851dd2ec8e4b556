export const title = 'Čeka slanje';
export const tryNow = 'Pokušaj sada';
export const outOfReach =
  'Trgovina je trenutačno nedostupna. Ovo se šalje samo od sebe, ovim redom, čim opet bude dostupna.';
export const inOrder = 'Ovo se šalje samo od sebe, ovim redom.';
export const notHeld = 'Mjesta ne čuvamo dok trgovina ne odgovori.';
export const discard = 'Odbaci';
export const mayHaveReached = 'Možda je već stiglo u trgovinu.';
