export const title = 'Adresse des Ladens';
export const none = 'Dieser Laden hat noch keine eigene Adresse.';
export function inEffect(domain: string): string {
  return `Der Laden ist unter ${domain} erreichbar.`;
}
export function unproven(domain: string): string {
  return `${domain} ist noch nicht nachgewiesen. Der Laden ist dort erst erreichbar, wenn Sie diese Schritte getan haben.`;
}
export const domain = 'Domain des Ladens';
export const hint = 'Etwa tours.example. Lassen Sie das Feld leer, wenn es keine gibt.';
export const save = 'Domain speichern';
export function stepPoint(domain: string): string {
  return `Leiten Sie ${domain} dort, wo die Domain registriert ist, auf diesen Server. Seine Adresse kennt die Person, die ihn betreibt.`;
}
export const stepRecord = 'Fügen Sie am selben Ort diesen Eintrag hinzu:';
export const recordType = 'Typ';
export const recordName = 'Bezeichnung';
export const recordValue = 'Wert';
export const stepCheck =
  'Lassen Sie uns dann prüfen. Es kann eine Stunde dauern, bis ein neuer Eintrag überall zu sehen ist.';
export const missing =
  'Der Eintrag ist noch nicht da. Vergleichen Sie Bezeichnung und Wert mit Ihrer Eingabe, und versuchen Sie es später erneut.';
export const check = 'Jetzt prüfen';
