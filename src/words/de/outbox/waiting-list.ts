export const title = 'Noch zu senden';
export const tryNow = 'Jetzt versuchen';
export const outOfReach =
  'Der Shop ist gerade nicht erreichbar. Sobald er es ist, wird dies von selbst gesendet, in dieser Reihenfolge.';
export const inOrder = 'Dies wird von selbst gesendet, in dieser Reihenfolge.';
export const notHeld = 'Plätze sind erst reserviert, wenn der Shop geantwortet hat.';
export const discard = 'Verwerfen';
export const mayHaveReached = 'Es hat den Shop vielleicht schon erreicht.';
