export const testPage = 'Testseite.';
export const noMoney = 'Hier fließt kein Geld: Geben Sie nie eine echte Karte ein.';
export const whatYouPay = 'Was Sie bezahlen';
export const order = (number: string) => `Bestellung ${number}`;
export const payFor = (title: string) => `${title} bezahlen`;
export const payByCard = 'Mit Karte bezahlen';
export const pleaseCheck = 'Bitte prüfen Sie die markierten Felder.';
export const cardNumber = 'Kartennummer';
export const expiryDate = 'Gültig bis';
export const expiryHint = 'MM / JJ';
export const securityCode = 'Sicherheitscode';
export const nameOnCard = 'Name auf der Karte';
export const pay = (amount: string) => `${amount} bezahlen`;
export const cancel = 'Abbrechen und zurück';
export const openFor = (minutes: number) => `Diese Seite ist noch ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} offen.`;
export const testCards = 'Testkarten';
export const howToTest = 'Tippen Sie eine an, um sie einzutragen. Das Datum muss in der Zukunft liegen, der CVC ist beliebig.';
export const verdicts: Readonly<Record<string, string>> = { paid: 'bezahlt', declined: 'wird abgelehnt', approval: 'verlangt eine Bestätigung', slow: 'bezahlt, langsam', slow_declined: 'wird abgelehnt, langsam' };
export const approveTitle = 'Zahlung bestätigen';
export const doYouApprove = 'Bestätigen Sie diese Zahlung?';
export const bankAsks = (amount: string, shop: string) => `Ihre Bank bittet Sie, ${amount} an ${shop} zu bestätigen.`;
export const approve = 'Zahlung bestätigen';
export const refuse = 'Nicht bestätigen';
export const failures: Readonly<Record<string, string>> = {
  declined: 'Ihre Karte wurde abgelehnt. Versuchen Sie es mit einer anderen Karte.',
  not_approved: 'Die Zahlung wurde nicht bestätigt. Versuchen Sie es noch einmal oder mit einer anderen Karte.',
};
export const problems = {
  onlyDigits: 'Eine Kartennummer besteht nur aus Ziffern.',
  shortNumber: 'Die Kartennummer ist unvollständig.',
  wrongNumber: 'Die Kartennummer ist ungültig.',
  noTestCard: 'Dies ist eine Testseite: Bitte verwenden Sie eine der Testkarten.',
  shortDate: 'Das Ablaufdatum ist unvollständig.',
  wrongMonth: 'Der Ablaufmonat ist ungültig.',
  pastDate: 'Die Karte ist abgelaufen.',
  shortCode: 'Der Sicherheitscode ist unvollständig.',
  noName: 'Bitte geben Sie den Namen auf der Karte ein.',
};
export const continueTo = (shop: string) => `Weiter zu ${shop}`;
export const returnTo = (shop: string) => `Zurück zu ${shop}`;
export const alreadyPaid = 'Schon bezahlt';
export const noSecondPayment = 'Sie müssen nicht noch einmal bezahlen.';
export const processing = 'Ihre Zahlung wird bearbeitet';
export const fewSeconds = 'Das dauert ein paar Sekunden. Sie können weitermachen.';
export const failed = 'Die Zahlung ist fehlgeschlagen';
export const bankDeclined = 'Die Bank hat die Zahlung abgelehnt. Ihre Karte wurde nicht belastet.';
export const closed = 'Diese Zahlungsseite ist geschlossen';
export const whyClosed = 'Sie war zu lange offen, oder eine andere hat sie ersetzt. Ihre Karte wurde nicht belastet.';
export const noPage = 'Diese Zahlungsseite gibt es nicht';
export const openAgain = 'Bitte öffnen Sie die Zahlung noch einmal im Shop.';
export const toShop = 'Zum Shop';
