export const keptHere = 'Rezervirano ili otvoreno na ovom uređaju. Popis je spremljen samo ovdje.';
export const past = 'Prošle rezervacije';
export const none = 'Na ovom uređaju još nema rezervacija.';
export const findSomething = 'Pronađi doživljaj';
