export const nameTooShort = 'Bitte geben Sie mindestens 3 Zeichen ein.';
export const nameTooLong = 'Höchstens 512 Zeichen sind möglich.';
export const badEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
export const badPhone = 'Bitte geben Sie eine gültige Telefonnummer ein.';
export const noteTooLong = 'Höchstens 5000 Zeichen sind möglich.';
