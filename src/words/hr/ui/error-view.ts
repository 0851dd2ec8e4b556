export const message = 'Došlo je do pogreške!';
export const action = 'Dalje';
