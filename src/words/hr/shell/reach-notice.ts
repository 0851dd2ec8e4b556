export const outOfReach = 'Trgovina je trenutačno nedostupna.';
export const mayBeOld = 'Ono što vidite možda je zastarjelo; pokušavamo i dalje.';
