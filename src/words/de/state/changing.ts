export const changed = 'Ihre Buchung ist geändert.';
export const cannotBeHad = 'Das ist nicht möglich.';
export const dropped = 'Die Änderung ist verworfen. Ihre Buchung ist, wie sie war.';
export const outOfReach = 'Der Shop ist gerade nicht erreichbar. Es wurde nichts verworfen.';
