export const message = 'Vaša je košarica prazna!';
export const action = 'Rezerviraj';
