export const required = 'Dieses Feld ist erforderlich!';
export const noNumber = 'Bitte geben Sie die Nummer Ihrer Buchung ein.';
export const noEmail = 'Bitte geben Sie die E-Mail-Adresse dieser Buchung ein.';
