export const nothingHere =
  'Unter dieser Adresse gibt es nichts. Vielleicht ist es umgezogen oder wurde zum letzten Mal verkauft.';
export const all = 'Alle Erlebnisse ansehen';
