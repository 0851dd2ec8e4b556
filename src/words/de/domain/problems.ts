/** At a field that the engine would not take, where the page does not know why. */
export const checkThis = 'Bitte prüfen Sie diese Angabe.';
/** Where no field says so. */
export const notTaken =
  'Etwas davon wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.';
export const contactFirst = 'Bitte füllen Sie zuerst die Kontaktdaten aus.';
