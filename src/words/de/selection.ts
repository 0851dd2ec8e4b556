// Party

export const noUnits = 'Wählen Sie mindestens eine Person.';
export const optionTwice = 'Diese Option ist mehrfach angegeben.';
export const extraTwice = 'Dieses Extra ist mehrfach angegeben.';
export const noGroup = 'Eine Gruppengröße gibt es nur beim Gruppentarif.';
export const wholeAlone = 'Eine Option für alle Plätze wird nur einmal und nicht zusammen mit anderen Plätzen gebucht.';
export const needsAdult = 'Zu diesen Preisen kommt niemand allein mit: Fügen Sie mindestens einen Erwachsenen hinzu.';
export const noInteger = 'Geben Sie eine ganze Zahl ein.';

export function fewInAll(least: number): string {
  return `Insgesamt müssen es mindestens ${least} sein.`;
}

export function manyInAll(most: number): string {
  return `Insgesamt dürfen es höchstens ${most} sein.`;
}

export function few(least: number): string {
  return `Der kleinste Wert ist ${least}.`;
}

export function many(most: number): string {
  return `Der größte Wert ist ${most}.`;
}

export function unknown(id: number): string {
  return `Diese Auswahl wird nicht mehr angeboten (${id}).`;
}
