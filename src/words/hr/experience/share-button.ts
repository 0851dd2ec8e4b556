export const share = 'Podijeli';
