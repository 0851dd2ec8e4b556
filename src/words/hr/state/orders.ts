export const noSuchBooking = 'Te rezervacije više nema.';
export const notStarted = 'Plaćanje se nije moglo započeti.';
export const otherEmail =
  'Ta e-adresa nije prihvaćena. Unesite onu na koju stižu poruke o ovoj rezervaciji; nakon više pokušaja pričekajte četvrt sata.';
