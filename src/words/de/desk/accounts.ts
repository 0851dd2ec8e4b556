export const proofs = {
  activation: { subject: 'Aktivieren Sie Ihr Konto', text: 'Sie haben sich mit dieser Adresse bei Landfall registriert. Aktivieren Sie Ihr Konto, um sich anzumelden.', label: 'Konto aktivieren' },
  password: { subject: 'Wählen Sie ein neues Passwort', text: 'Sie möchten ein neues Passwort für Ihr Konto.', label: 'Neues Passwort wählen' },
  email: { subject: 'Wählen Sie eine neue E-Mail-Adresse', text: 'Sie möchten die E-Mail-Adresse Ihres Kontos ändern.', label: 'Neue Adresse wählen' },
  'new email': {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Sie möchten diese Adresse für Ihr Konto verwenden. Sie gilt, sobald Sie sie bestätigen.',
    label: 'Adresse bestätigen',
  },
};
export const linkWorks = (days: number): string => `Dieser Link funktioniert einmal und ist ${days} Tage gültig.`;
export const notYou = 'Waren Sie das nicht? Dann ignorieren Sie diese E-Mail. Es hat sich nichts geändert.';
export const changed = {
  password: { subject: 'Ihr Passwort wurde geändert', text: 'Das Passwort Ihres Kontos wurde gerade geändert.' },
  email: { subject: 'Ihre E-Mail-Adresse wurde geändert', text: 'Die E-Mail-Adresse Ihres Kontos wurde gerade geändert.' },
};
export const changedNotYou = 'Waren Sie das nicht? Dann fordern Sie sofort ein neues Passwort an und sagen Sie es der Person, die diese Installation betreibt.';
export const closed = (company: string): string => `${company} ist geschlossen`;
export const closedBy = (who: string, company: string): string => `${who} hat das Konto von ${company} geschlossen. Die Touren werden nicht mehr verkauft, und niemand ist mehr im Team.`;
export const operator = 'Der Betreiber';
export const closedByMistake = 'War das ein Versehen? Dann sagen Sie es der Person, die diese Installation betreibt.';
export const join = (company: string): string => `Kommen Sie ins Team von ${company}`;
export const invited = (company: string, role: string): string => `Sie sind in das Team von ${company} eingeladen (${role}).`;
export const invitedBy = (inviter: string, company: string, role: string): string => `${inviter} lädt Sie in das Team von ${company} ein (${role}).`;
export const howToAccept = 'Melden Sie sich an, oder wählen Sie ein Passwort, wenn Sie noch kein Konto haben.';
export const acceptInvitation = 'Einladung annehmen';
export const invitationWorks = 'Dieser Link funktioniert einmal und ist eine Woche gültig. Wenn Sie diese Firma nicht kennen, ignorieren Sie diese E-Mail.';
export const joinTeam = 'Ins Team kommen';
export const signIn = { title: 'Haben Sie schon ein Konto?', text: 'Melden Sie sich an, um die Einladung anzunehmen.', button: 'Annehmen' };
export const newUser = { title: 'Noch kein Konto?', text: 'Wählen Sie ein Passwort für ein Konto mit der Adresse, die wir eingeladen haben.', button: 'Konto anlegen und mitmachen' };
export const wrongPassword = 'Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen.';
export const welcome = 'Willkommen im Team!';
export const invitationOver = 'Diese Einladung ist abgelaufen oder wurde schon angenommen.';
export const pages = {
  activate: { title: 'Konto aktivieren', button: 'Aktivieren', done: 'Ihr Konto ist aktiv' },
  password: { title: 'Neues Passwort wählen', button: 'Passwort ändern', done: 'Ihr Passwort ist geändert' },
  email: { title: 'Neue E-Mail-Adresse wählen', button: 'Adresse ändern', done: 'Ihre Adresse ist geändert' },
};
export const fields = { email: 'E-Mail-Adresse', password: 'Passwort', new_password: 'Neues Passwort', new_email: 'Neue E-Mail-Adresse', first_name: 'Vorname', last_name: 'Nachname' };
export const nowConfirm = 'Öffnen Sie jetzt den Link, den wir an die neue Adresse geschickt haben. Die Adresse gilt, sobald Sie sie dort bestätigen.';
export const canSignIn = 'Sie können sich jetzt anmelden.';
export const alreadyDone = 'Schon erledigt';
export const linkOver = 'Dieser Link funktioniert nicht mehr';
export const linkOverText = 'Dieser Link ist abgelaufen oder wurde schon benutzt. Am Schalter können Sie sich anmelden oder unter „Passwort vergessen?“ einen neuen Link bekommen.';
export const openDesk = 'Zum Schalter';
export const tooManyTries = 'Zu viele Versuche. Warten Sie etwas und versuchen Sie es dann noch einmal.';
export const registrationClosed = 'Neue Konten gibt es nur auf Einladung.';
