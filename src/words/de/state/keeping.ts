const page = 'Alles funktioniert, solange diese Seite offen bleibt.';
export const noCart = `Auf diesem Gerät darf der Shop Ihren Warenkorb nicht speichern. ${page}`;
export const noTyped = `Auf diesem Gerät darf der Shop nicht speichern, was Sie eingeben. ${page}`;
export const noBookings =
  'Auf diesem Gerät darf der Shop Ihre Buchungen nicht speichern. Merken Sie sich die Adresse dieser Seite, um diese wiederzufinden.';
