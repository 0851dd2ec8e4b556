export const keptHere = 'Napravljene su na ovom uređaju i čuvaju se samo ovdje.';
export const past = 'Prošle rezervacije';
export const none = 'Na ovom uređaju još nema rezervacija.';
export const findSomething = 'Pronađi doživljaj';
