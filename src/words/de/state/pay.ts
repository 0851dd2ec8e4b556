export const nothingCharged = 'Es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.';
export const notSafe = 'Die Zahlungsseite konnte nicht sicher geöffnet werden.';
