export const changed = 'Vaša je rezervacija promijenjena.';
export const dropped = 'Od promjene se odustalo. Vaša je rezervacija kakva je i bila.';
export const outOfReach = 'Trgovina trenutačno nije dostupna. Promjena i dalje čeka.';
