export const nobody = 'Angaben zu den Teilnehmern sind erforderlich!';
export const noFirstName = 'Vorname ist erforderlich!';
export const noLastName = 'Nachname ist erforderlich!';
