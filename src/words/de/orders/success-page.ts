export const yourOrder = 'Ihre Bestellung';
export const asLastKnown =
  'Der Shop ist gerade nicht erreichbar. So stand es zuletzt um Ihre Bestellung; wir fragen weiter nach.';
export const outOfReach =
  'Der Shop ist gerade nicht erreichbar, darum können wir nicht sagen, wie es um Ihre Bestellung steht. Was Sie bezahlt haben, ist nicht verloren; wir fragen weiter nach.';
export const unknown = 'Diese Bestellung kennen wir nicht';
export const unknownWhy =
  'Vielleicht ist die Adresse unvollständig. Die Buchungen dieses Geräts stehen unter „Ihre Buchungen“.';
export const bookAgain = 'Noch einmal buchen';
export const seeBooking = 'Buchung ansehen';

export function order(number: string): string {
  return `Bestellung ${number}`;
}

export function mailed(email: string): string {
  return `Alles Nötige haben wir an ${email} gesendet.`;
}
