export const nobody = 'Angaben zu den Teilnehmenden sind erforderlich!';
export const noFirstName = 'Vorname ist erforderlich!';
export const noLastName = 'Nachname ist erforderlich!';
