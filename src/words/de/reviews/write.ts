// The page on which a guest writes a review

export const title = 'Wie war es?';
export const stars = 'Ihre Sterne';
/** The grades from one star to five. */
export const grades = ['Schlecht', 'Ausbaufähig', 'Gut', 'Sehr gut', 'Ausgezeichnet'] as const;
export const chooseStars = 'Tippen Sie zuerst die Sterne an.';
export const text = 'Ihre Bewertung';
export const textHint = 'Kann leer bleiben. Was hat Ihnen am besten gefallen? Was sollten andere wissen?';
export const name = 'Ihr Name dazu';
export const nameHint = 'Alle sehen ihn.';
export const noName = 'Geben Sie einen Namen ein, oder nur Initialen.';
export const publish = 'Veröffentlichen';
export function howItIsShown(shop: string): string {
  return `Ihre Bewertung erscheint sofort im Shop. ${shop} kann antworten, sie aber nicht ändern. Sie selbst können sie zwei Wochen lang ändern.`;
}
export const waiting = 'Auf diesem Gerät gespeichert. Sie wird gesendet, sobald es ein Netz gibt.';
export const thanks = 'Vielen Dank!';
export const published =
  'Ihre Bewertung ist veröffentlicht. Zwei Wochen lang können Sie sie über denselben Link ändern.';
export const seeTour = 'Auf der Seite ansehen';
export const edit = 'Ändern';
export const closed = 'Die Zeit für eine Bewertung dieser Tour ist vorbei.';
export const closedWritten = 'Ihre Bewertung kann nicht mehr geändert werden.';
export function hidden(shop: string): string {
  return `${shop} blendet diese Bewertung aus.`;
}
export const unreachable = 'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.';
export const unknown = 'Dieser Link funktioniert nicht.';
export const unknownWhy = 'Öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz.';
