export const message = 'Došlo je do pogreške!';
export const action = 'Dalje';
export const outOfReach = 'Trenutačno nedostupno';
