export const changed = 'Ihre Buchung ist geändert.';
export const dropped = 'Die Änderung ist verworfen. Ihre Buchung ist, wie sie war.';
export const outOfReach = 'Der Shop ist gerade nicht erreichbar. Es wurde nichts verworfen.';
