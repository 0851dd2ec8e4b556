export const loading = 'Wird geladen …';
export const none = 'Noch ist niemand sonst im Team. Laden Sie die erste Kollegin oder den ersten Kollegen ein.';
export const invite = 'Jemanden einladen';
export const inviteText = 'Die Person bekommt eine E-Mail mit einem Link. Damit tritt sie dem Team bei und wählt ein Passwort, wenn sie noch keines hat.';
export const email = 'E-Mail-Adresse';
export const role = 'Rolle';
export const sendInvitation = 'Einladung senden';
export const invited = (address: string): string => `Die Einladung an ${address} ist unterwegs. Der Link gilt eine Woche.`;
export const invitedSince = (time: string): string => `Eingeladen am ${time}, noch nicht beigetreten`;
export const lastSignIn = (time: string): string => `Zuletzt angemeldet am ${time}`;
export const neverSignedIn = 'Hat sich noch nicht angemeldet';
export const you = 'Sie selbst';
export const edit = 'Ändern';
export const resend = 'Einladung erneut senden';
export const remove = 'Aus dem Team entfernen';
export const withdraw = 'Einladung zurückziehen';
export const removeText = 'Die Person wird sofort von allen Geräten der Firma abgemeldet. Was sie getan hat, bleibt im Verlauf.';
export const leave = 'Team verlassen';
export const leaveText = 'Sie werden hier sofort abgemeldet und brauchen eine Einladung, um zurückzukommen.';
export const saveRole = 'Rolle speichern';
export const removed = (name: string): string => `${name} ist nicht mehr im Team.`;
export const roleSaved = (name: string, role: string): string => `${name} hat jetzt die Rolle „${role}“.`;
export const lastOwner = 'Der letzte Inhaber bleibt. Machen Sie zuerst jemand anderen zum Inhaber.';
export const tooMuch = 'Diese Rolle darf mehr als Sie. Nur wer all das selbst darf, kann sie ändern.';
export const common: Readonly<Record<string, { title: string; text: string }>> = {
  owner: { title: 'Inhaber', text: 'Alles, auch Team und Konto.' },
  manager: { title: 'Manager', text: 'Alles außer Team und Konto.' },
  agent: { title: 'Agent', text: 'Bucht, kassiert und lässt Gäste ein.' },
  guide: { title: 'Tourleitung', text: 'Sieht, wer kommt, und lässt Gäste ein.' },
};
export const rolesText = 'Diese vier hat jede Firma, und sie bleiben, wie sie sind.';
export const own = 'Eigene Rollen';
export const noneOwn = 'Noch keine eigenen Rollen. Fügen Sie eine hinzu, wenn die vier nicht passen.';
export const addRole = 'Rolle hinzufügen';
export const oneRole = 'Rolle';
export const nameOfRole = 'Name der Rolle';
export const nameHint = 'Etwa „Büro im Juli“.';
export const may = 'Diese Rolle darf';
export const save = 'Speichern';
export const removeRole = 'Rolle löschen';
export const inUse = 'Jemand im Team hat diese Rolle noch. Geben Sie der Person zuerst eine andere.';
export const withoutDesk = 'Ohne „Sehen, wer kommt“ kann sich mit dieser Rolle niemand am Schalter anmelden.';
export const permissions = {
  'account.read': 'Die Firma sehen',
  'account.manage': 'Das Konto der Firma ändern und schließen, Daten von Gästen löschen',
  'team.read': 'Das Team sehen',
  'team.manage': 'Leute einladen und entfernen, Rollen und Geräte ändern',
  'catalogue.read': 'Touren, Preise und Treffpunkte sehen',
  'catalogue.write': 'Touren, Preise, Abfahrten und Treffpunkte ändern',
  'stores.read': 'Läden sehen',
  'stores.write': 'Läden ändern',
  'orders.read': 'Buchungen sehen',
  'orders.write': 'Verkaufen, Buchungen ändern und stornieren',
  'payments.read': 'Zahlungen und Zahlen sehen',
  'payments.write': 'Kassieren und Geld zurückzahlen',
  'customers.read': 'Kunden sehen',
  'customers.write': 'Kunden ändern und löschen',
  'bookings.read': 'Sehen, wer kommt',
  'bookings.check_in': 'Gäste einlassen',
  'reviews.read': 'Bewertungen sehen',
  'reviews.write': 'Bewertungen beantworten und ausblenden',
};
