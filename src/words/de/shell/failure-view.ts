export const ours = 'Der Fehler liegt bei uns, nicht bei Ihnen. Ihr Warenkorb bleibt erhalten.';
export const gone = 'Was Sie gesucht haben, gibt es hier nicht mehr.';
export const back = 'Zurück zum Shop';
export const outOfReach =
  'Der Shop war nicht erreichbar. Prüfen Sie Ihre Verbindung, oder versuchen Sie es gleich noch einmal.';
export const again = 'Erneut versuchen';
