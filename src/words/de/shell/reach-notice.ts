export const outOfReach = 'Der Shop ist gerade nicht erreichbar.';
export const mayBeOld = 'Was Sie sehen, ist vielleicht veraltet; wir versuchen es weiter.';
