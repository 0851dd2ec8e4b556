export const nothingHere = 'Na ovoj adresi nema ničega. Možda je premješteno ili prodano posljednji put.';
export const all = 'Pogledaj sve doživljaje';
