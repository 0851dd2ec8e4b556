export const failed =
  'Die Erlebnisse konnten nicht geladen werden. Prüfen Sie Ihre Verbindung, oder versuchen Sie es gleich noch einmal.';
export const again = 'Erneut versuchen';
