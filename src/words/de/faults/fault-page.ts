export const title = 'Bei uns ist etwas schiefgegangen';
export const nothingLost = 'Ihr Warenkorb und Ihre Buchungen sind sicher. Bitte versuchen Sie es gleich noch einmal.';
export const again = 'Erneut versuchen';
export const home = 'Startseite';
export const logged = (id: string): string => `Protokolliert als ${id}.`;
