export const underTwoMinutes = 'Mjesta čuvamo za vas još manje od dvije minute.';
export const underHalfAMinute = 'Mjesta čuvamo za vas još manje od pola minute.';
