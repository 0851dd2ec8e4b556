export const keptHere = 'Rezervirano na ovom uređaju i spremljeno samo ovdje.';
export const past = 'Prošle rezervacije';
export const none = 'Na ovom uređaju još nema rezervacija.';
export const findSomething = 'Pronađi doživljaj';
