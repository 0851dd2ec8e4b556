export const funnel = 'Vom Besuch zur Buchung';
export const funnelHint = 'Wie oft jeder Schritt an diesen Tagen im Shop vorkam. Gezählt werden Aufrufe, nicht Menschen: Niemand wird wiedererkannt.';
export const funnelLoading = 'Schritte werden geladen …';
export const nothingCounted = 'An diesen Tagen wurde nichts gezählt. Das Zählen beginnt, sobald jemand den Shop öffnet.';
export const steps = {
  view_item_list: 'Angebot angesehen',
  view_item: 'Tour angesehen',
  add_to_cart: 'In den Warenkorb gelegt',
  begin_checkout: 'Zur Kasse gegangen',
  add_payment_info: 'Bezahlseite gesehen',
  purchase: 'Gebucht',
};
export const ofStepBefore = (percent: number): string => `${percent} % des vorigen Schritts`;
export const showTable = 'Als Tabelle zeigen';
export const tableByDay = 'Schritte nach Tag';
export const day = 'Tag';
export const destinations = 'Statistik und Werbung';
export const destinationsIntro = 'Der Shop zählt Besuche selbst, ohne Cookies. Hier wählen Sie, wohin Ereignisse außerdem gehen. Gesendet werden nur die von Besuchern, die es erlauben, und zwar vom Server: Der Shop lädt dafür nichts und bleibt so schnell, wie er ist.';
export const destinationsLoading = 'Wird geladen …';
export const ownSystem = 'Eigenes System (Webhook)';
export const needs = {
  ga4: 'Braucht die Einwilligung für Statistik.',
  meta: 'Braucht die Einwilligung für Marketing. Bei einer Buchung erhält Meta die E-Mail-Adresse des Gastes als Hashwert.',
  plausible: 'Braucht die Einwilligung für Statistik.',
  webhook: 'Braucht die Einwilligung für Statistik oder Marketing. Jede Anfrage ist mit Ihrem Geheimnis signiert.',
};
export const targets = { ga4: 'Mess-ID', meta: 'Dataset-ID (Pixel)', plausible: 'Domain der Website bei Plausible', webhook: 'Adresse' };
export const targetHints = {
  ga4: 'Etwa G-AB12CD34EF: in Google Analytics unter Datenstreams.',
  meta: 'Nur Ziffern: im Events Manager von Meta.',
  plausible: 'Wie sie bei Plausible steht, etwa touren.example.',
  webhook: 'Sie beginnt mit https://.',
};
export const secrets = { ga4: 'API-Secret', meta: 'Zugriffstoken', webhook: 'Geheimnis' };
export const secretHints = {
  ga4: 'Unter Datenstreams › Measurement Protocol API-Secrets.',
  meta: 'Im Events Manager unter Einstellungen › Conversions API.',
  webhook: 'Mindestens 16 Zeichen. Ihr System prüft damit die Signatur.',
};
export const secretStored = 'Gespeichert. Leer lassen, um es zu behalten.';
export const send = 'Ereignisse senden';
export const save = 'Speichern';
export const saved = 'Gespeichert.';
export const test = 'Probe senden';
export const remove = 'Entfernen';
export const removeTitle = (name: string): string => `${name} entfernen?`;
export const removeText = 'Wartende Ereignisse werden nicht mehr gesendet, und Ihre Angaben werden gelöscht.';
export const removeNow = 'Endgültig entfernen';
export const states = { on: 'An', off: 'Aus', none: 'Nicht eingerichtet' };
export const counts = {
  sent: (sent: number) => (sent === 1 ? '1 Ereignis gesendet' : `${sent} Ereignisse gesendet`),
  waiting: (waiting: number) => (waiting === 1 ? '1 wartet' : `${waiting} warten`),
  dropped: (dropped: number) => `${dropped} verworfen`,
};
export const lastFailed = (error: string): string => `Der letzte Versuch ist gescheitert: ${error} Es wird von selbst wieder versucht.`;
export const testTaken = (status: number): string => `Antwort: ${status}. Das Ereignis ist angekommen.`;
export const testAnswered = (status: number): string => `Antwort: ${status}.`;
export const testSilent = 'Niemand hat geantwortet.';
export const tagManagerCost =
  'Was es kostet: Besucher laden ein Skript einer anderen Firma, der Shop wird dadurch langsamer. Die Skripte dieser Firma können alles auf der Seite lesen und ändern, auch was Gäste eintippen, und der eigene Schutz des Shops vor fremden Skripten ist schwächer. Es lädt erst nach der Einwilligung für Statistik oder Marketing, und Ihre Datenschutzerklärung muss es nennen. Erlaubt ist nur der Host dieser Adresse: Tags, die von anderen Hosts laden oder an sie senden, bleiben gesperrt.';
