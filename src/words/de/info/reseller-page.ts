export const lead =
  'Ihre Gäste fragen, was sie morgen unternehmen sollen. Antworten Sie mit einem eigenen Shop, voll mit Touren, die andere veranstalten und die Sie ausgesucht haben.';

export const whoFor = 'Für wen das ist';
export const whoForText =
  'Hotels und Campingplätze, Ausflugsschalter am Hafen, Agenturen, das Fremdenverkehrsamt einer Insel: für alle, die gefragt werden und lieber eine Buchung als ein Faltblatt überreichen.';

export const gets = 'Was Sie bekommen';
export const shop = 'Einen Shop unter Ihrem Namen,';
export const shopText =
  'unter Ihrer Adresse, nur mit den Erlebnissen, die Sie in sein Regal stellen, in Ihrer Reihenfolge.';
export const places = 'Dieselben Plätze wie alle.';
export const placesText =
  'Sie und der Anbieter verkaufen aus demselben Vorrat an Plätzen. Nichts muss am Telefon erfragt werden, und nichts wird doppelt verkauft.';
export const cart = 'Einen Warenkorb für viele Anbieter.';
export const cartText =
  'Ein Kajak am Morgen und ein Weinkeller am Abend sind eine Buchung, eine Zahlung, eine Bestätigung.';
export const counter = 'Auch für den Schalter gemacht.';
export const counterText =
  'Große Schaltflächen, kein Konto nötig und eine Seite, die weiterläuft, wenn das Netz es nicht tut.';

export const begin = 'Wie Sie anfangen';
export const pick = 'Wählen Sie fünf Erlebnisse,';
export const pickText =
  'zu denen Sie einen Freund schicken würden, und sprechen Sie mit denen, die sie veranstalten. Was Sie an jedem verdienen, ist eine Sache zwischen Ihnen.';
export const agree = 'Einigen Sie sich auf die Bedingungen,';
export const agreeText =
  'die Ihre Gäste lesen werden: die Anzahlung, bis wann man stornieren kann, was bei schlechtem Wetter geschieht.';
export const store = 'Lassen Sie einen Shop eröffnen,';
export const storeText =
  'auf der Engine, die Ihre Anbieter nutzen, oder auf einer eigenen, am besten von der Person, die Ihre Website betreut. Seine Adresse entscheidet, welchen Shop ein Besucher sieht.';
export const book = 'Buchen Sie selbst ein Erlebnis';
export const bookText = 'auf der Testseite für Kartenzahlungen, am Handy, im Stehen. Dann eröffnen Sie.';

export const yourself = 'Wenn Sie selbst Touren veranstalten';
/** Before the name of the suppliers' page. */
export const yourselfBefore = 'Dann beginnen Sie mit der Seite';
/** Between it and the name of the engine's page. */
export const callsBefore =
  '; ein Shop kann Ihre eigenen und die Touren anderer nebeneinander führen. Die Aufrufe, die ein Shop macht, stehen auf der Seite';
