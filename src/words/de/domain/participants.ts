import { people } from './line-words.ts';

export const nobody = 'Angaben zu den Teilnehmenden sind erforderlich!';
export const noFirstName = 'Vorname ist erforderlich!';
export const noLastName = 'Nachname ist erforderlich!';

export function tooMany(most: number): string {
  return `Gebucht ist für ${people(most)}: Streichen Sie Namen von der Liste oder ändern Sie die Buchung.`;
}
