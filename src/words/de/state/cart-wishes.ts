export const notSaved = 'Das konnte nicht gespeichert werden';
export const notLoaded =
  'Ein Teil des Shops ist noch nicht geladen. Bitte versuchen Sie es erneut, sobald Sie verbunden sind.';
export const tryAgain = 'Erneut versuchen';
