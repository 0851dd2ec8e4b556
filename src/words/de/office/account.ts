export const groups = { people: 'Sie und Ihre Firma', shop: 'Läden', tours: 'Gemeinsames der Touren', data: 'Daten' };
export const pages = {
  profile: { title: 'Ihr Konto', text: 'Ihr Name, Ihre E-Mail-Adresse, Ihr Passwort und wo Sie angemeldet sind.' },
  company: { title: 'Firma', text: 'Name, Adresse und wie lange Sie Namen von Gästen aufbewahren.' },
  team: { title: 'Ihr Team', text: 'Wer für Sie arbeitet und was jede Person darf.' },
  roles: { title: 'Rollen', text: 'Eigene Rollen neben Inhaber, Manager, Agent und Tourleitung.' },
  legal: { title: 'Rechtstexte', text: 'Was Ihr Shop über Bedingungen und Daten sagt.' },
  'partner-requests': { title: 'Partneranfragen', text: 'Wer mit Ihnen verkaufen möchte: als Anbieter oder als Vertriebspartner.' },
  resellers: { title: 'Vertriebspartner', text: 'Wer Ihre Touren verkauft und wessen Touren Sie verkaufen.' },
  history: { title: 'Verlauf', text: 'Wer wann was in Ihrer Firma geändert hat.' },
  export: { title: 'Import und Export', text: 'Alles, was Ihre Firma eingegeben hat, in einer Datei, und der Weg zurück.' },
  erasures: { title: 'Gast löschen', text: 'Wenn ein Gast verlangt, dass Sie seine Daten löschen.' },
  closing: { title: 'Konto schließen', text: 'Was das bedeutet und was bleibt.' },
};
export const loading = 'Wird geladen …';
export const save = 'Speichern';
export const saved = 'Gespeichert.';
export const nameTitle = 'Ihr Name';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const emailTitle = 'E-Mail-Adresse';
export const emailNow = (email: string): string => `Sie melden sich mit ${email} an.`;
export const newEmail = 'Neue E-Mail-Adresse';
export const currentPassword = 'Aktuelles Passwort';
export const changeEmail = 'Adresse ändern';
export const emailSent = (email: string): string => `Wir haben einen Link an ${email} gesendet. Die Adresse ändert sich, wenn Sie ihn öffnen.`;
export const passwordTitle = 'Passwort';
export const newPassword = 'Neues Passwort';
export const newPasswordHint = 'Mindestens 8 Zeichen.';
export const changePassword = 'Passwort ändern';
export const passwordText = 'Ein neues Passwort meldet Sie überall ab, nur hier nicht. Gemeinsame Tablets bleiben, wie sie sind.';
export const passwordChanged = 'Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.';
export const deleteTitle = 'Ihre Anmeldung löschen';
export const deleteText = 'Sie verlassen jedes Team, und niemand kann sich mehr mit Ihrer Adresse anmelden. Die Firma, ihre Buchungen und ihre Touren bleiben. Der letzte Inhaber einer Firma bleibt, bis deren Konto geschlossen ist.';
export const deleteSignIn = 'Meine Anmeldung löschen';
export const lastOwner = 'Sie sind der letzte Inhaber einer Firma. Machen Sie zuerst jemand anderen zum Inhaber, oder schließen Sie das Konto.';
export const sessionsTitle = 'Wo Sie angemeldet sind';
export const program = 'Andere App oder anderes Programm';
export const thisSession = 'Dieses Gerät';
export const sessionFacts = (account: string, lastContact: string): string => (account === '' ? `Zuletzt benutzt am ${lastContact}` : `${account} · zuletzt benutzt am ${lastContact}`);
export const endSession = 'Abmelden';
export const endOthers = 'Überall sonst abmelden';
export const onlyHere = 'Sie sind nur hier angemeldet.';
export const sessionEnded = (name: string): string => `${name} ist abgemeldet.`;
export const othersEnded = 'Überall sonst sind Sie abgemeldet.';
export const company = {
  labels: {
    company_display_name: 'Name der Firma',
    type: 'Was Sie tun',
    legal_name: 'Eingetragener Name',
    registration_number: 'Registernummer',
    vat_number: 'USt-IdNr.',
    email: 'E-Mail-Adresse',
    phone_number: 'Telefon',
    website: 'Webseite',
    address: 'Adresse',
    'address.name': 'Gebäude',
    'address.road': 'Straße',
    'address.house_number': 'Hausnummer',
    'address.city': 'Stadt',
    'address.county': 'Bundesland',
    'address.country': 'Land',
    retention_months: 'Monate, bis Namen von Gästen entfernt werden',
    language: 'Sprache Ihrer Texte',
  },
  hints: {
    company_display_name: 'Gäste sehen ihn im Laden.',
    legal_name: 'Gäste sehen ihn mit Anschrift und Nummern am Fuß des Shops, vor der Bestellung und in E-Mails.',
    registration_number: 'Im Handelsregister, etwa HRB 12345, Amtsgericht Berlin.',
    vat_number: 'Leer lassen, wenn Sie keine haben.',
    retention_months: 'Gezählt ab dem Tag der Tour. Lassen Sie es leer, um die Namen zu behalten.',
    language: 'In ihr schreiben Sie Ihre Touren. Ändern Sie sie nur, wenn diese in einer anderen Sprache sind: Von selbst wird nichts übersetzt.',
  },
  choices: { 'type.supplier': 'Wir führen Touren durch', 'type.reseller': 'Wir verkaufen Touren anderer', 'type.both': 'Beides' },
};
export const closeText = 'Sie können das Konto schließen, wenn keine Buchungen mehr bevorstehen.';
export const closeLink = 'Konto schließen …';
export const closingIntro = 'Das Konto zu schließen bedeutet:';
export const effects = {
  tours: (count: number): string => (count === 1 ? '1 Tour wird nicht mehr verkauft.' : `${count} Touren werden nicht mehr verkauft.`),
  stores: (count: number): string => (count === 1 ? '1 Laden zeigt nichts mehr und verliert seine Domain.' : `${count} Läden zeigen nichts mehr und verlieren ihre Domains.`),
  people: (members: number, devices: number): string => `${members === 1 ? '1 Person verlässt' : `${members} Personen verlassen`} das Team, ${devices === 1 ? '1 Gerät wird' : `${devices} Geräte werden`} abgemeldet.`,
  stored: (orders: number, months: number): string => `${orders === 1 ? '1 Buchung bleibt' : `${orders} Buchungen bleiben`} für die Buchhaltung. ${months === 1 ? 'Einen Monat' : `${months} Monate`} nach der Tour werden Name und Adresse des Gastes aus der Buchung entfernt.`,
};
export const toCome = (count: number): string =>
  count === 1 ? '1 Buchung steht noch bevor oder wartet auf ihre Zahlung. Stornieren Sie sie zuerst, oder warten Sie, bis sie vorbei ist.' : `${count} Buchungen stehen noch bevor oder warten auf ihre Zahlung. Stornieren Sie sie zuerst, oder warten Sie, bis sie vorbei sind.`;
export const moneyHeld = (amounts: string): string => `Dafür wurden ${amounts} bezahlt.`;
export const showBookings = 'Buchungen zeigen';
export const exportFirst = 'Exportieren Sie zuerst Ihre Daten';
export const typeName = (name: string): string => `Geben Sie den Namen der Firma ein: ${name}`;
export const closeButton = 'Konto endgültig schließen';
export const noWayBack = 'Das lässt sich nicht rückgängig machen.';
