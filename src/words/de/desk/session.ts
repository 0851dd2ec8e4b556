export const title = 'Schalter';
export const lead =
  'Eröffnen Sie einen Shop für Ihre Touren, nehmen Sie Buchungen an, lassen Sie Gäste ein und verkaufen Sie am Schalter.';
export const signIn = 'Anmelden';
export const email = 'E-Mail';
export const password = 'Passwort';
export const noEmail = 'Geben Sie Ihre E-Mail-Adresse ein.';
export const noPassword = 'Geben Sie Ihr Passwort ein.';
export const wrongPassword =
  'E-Mail und Passwort passen nicht zusammen. Prüfen Sie beides oder fordern Sie ein neues Passwort an.';
export const noRole = 'Ihre Rolle umfasst den Schalter nicht. Bitten Sie den Inhaber der Firma um eine andere Rolle.';
export const tooOften =
  'Zu viele Versuche. Bitte warten Sie eine Viertelstunde oder fordern Sie ein neues Passwort an.';
export const unreachable = 'Der Schalter ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.';
export const somethingWrong = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';
export const needsNetwork = 'Für die erste Anmeldung braucht es das Netz. Danach geht es auch ohne.';
export const revoked = 'Der Inhaber hat dieses Gerät abgemeldet. Alles wurde gesendet und gelöscht.';
export const signedOut = 'Sie sind abgemeldet. Auf diesem Gerät ist nichts vom Schalter zurückgeblieben.';
export const ended =
  'Die Anmeldung dieses Geräts ist abgelaufen. Bitte melden Sie sich neu an: Was noch nicht gesendet wurde, ist noch da und wird dann gesendet.';

export const forgot = 'Passwort vergessen?';
export const forgotTitle = 'Ein neues Passwort';
export const forgotText = 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link für ein neues Passwort.';
export const sendLink = 'Link senden';
export const linkSent =
  'Wenn es zu dieser Adresse ein Konto gibt, ist der Link unterwegs. Sehen Sie in Ihrem Postfach nach und melden Sie sich dann hier an.';
export const toSignIn = 'Zurück zur Anmeldung';

export const register = 'Neu hier? Shop eröffnen';
export const registerTitle = 'Registrieren';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const newPasswordHint = '8 bis 72 Zeichen';
export const registerAction = 'Registrieren';
export function activationSent(email: string): string {
  return `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, um Ihr Konto zu aktivieren, und melden Sie sich dann hier an.`;
}
export const sendAgain = 'Noch einmal senden';

export const enrol = 'Gemeinsames Tablet einrichten';
export const enrolTitle = 'Dieses Tablet einrichten';
export const enrolText =
  'Der Inhaber öffnet „Mehr“, dann „Geräte“, und tippt auf „Gerät hinzufügen“. Scannen Sie den Code, der dort erscheint, mit der Kamera dieses Tablets, oder geben Sie ihn hier ein.';
export const code = 'Code';
export const codeHint = '12 Buchstaben und Ziffern';
export const enrolAction = 'Einrichten';
export const badCode =
  'Dieser Code gilt nicht mehr. Ein Code gilt zehn Minuten und nur einmal: Bitten Sie um einen neuen.';

export const choosePinTitle = 'PIN wählen';
export const choosePinText =
  'Sie sperrt das Tablet, wenn niemand daran arbeitet. Geben Sie sie nur an Kollegen weiter, die hier arbeiten.';
export const pin = 'PIN';
export const pinHint = '4 bis 8 Ziffern';
export const pinAgain = 'PIN noch einmal';
export const noPin = 'Bitte geben Sie 4 bis 8 Ziffern ein.';
export const pinsDiffer = 'Die beiden PINs stimmen nicht überein.';
export const setPin = 'PIN festlegen';
export const locked = 'Gesperrt';
export const unlock = 'Entsperren';
export const wrongPin = 'Das ist nicht die PIN.';
export function waitSeconds(seconds: number): string {
  return seconds === 1 ? 'Neuer Versuch in 1 Sekunde.' : `Neuer Versuch in ${seconds} Sekunden.`;
}
export const whoTitle = 'Wer sind Sie?';
export const whoText = 'Ihr Name steht bei allem, was Sie tun.';
export const otherName = 'Anderer Name';
export const itIsMe = 'Weiter';
export const otherTabTitle = 'Der Schalter ist in einem anderen Fenster offen';
export const otherTabText = 'Er arbeitet immer nur in einem Fenster, damit kein Platz zweimal verkauft wird.';
export const takeOver = 'Hier verwenden';
