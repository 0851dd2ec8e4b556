export const message = 'Ihr Warenkorb ist leer!';
export const action = 'Jetzt buchen';
