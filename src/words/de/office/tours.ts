export const title = 'Touren';
export const loading = 'Touren werden geladen …';
export const search = 'Nach Titel oder Beschreibung suchen';
export const filter = 'Stand';
export const statuses = { draft: 'Entwurf', published: 'Veröffentlicht', archived: 'Archiviert' } as const;
export const current = 'Alle aktuellen';
export const results = 'Gefundene Touren';
export const add = 'Neue Tour';
export const importTours = 'Touren importieren';
export const order = 'Reihenfolge im Shop ändern';
export const none = 'Noch keine Touren. Ein kurzes Formular genügt für die erste.';
export const noneFound = 'Keine Tour passt. Versuchen Sie ein anderes Wort oder einen anderen Stand.';
export const actions = 'Aktionen';
export const actionsOf = (tour: string): string => `Aktionen für ${tour}`;
export const duplicate = 'Kopieren';
export const publish = 'Veröffentlichen';
export const unpublish = 'Aus dem Shop nehmen';
export const archive = 'Archivieren';
export const restore = 'Als Entwurf zurückholen';
export const undo = 'Rückgängig';
export const done = (tour: string, status: keyof typeof statuses): string =>
  ({
    draft: `„${tour}“ ist jetzt ein Entwurf.`,
    published: `„${tour}“ ist veröffentlicht.`,
    archived: `„${tour}“ ist archiviert.`,
  })[status];
export const duplicated = (tour: string): string => `„${tour}“ wurde kopiert. Die Kopie ist ein Entwurf.`;
export const openCopy = 'Kopie öffnen';
export const nextDeparture = (when: string): string => `Nächste Abfahrt: ${when}`;
export const noDeparture = 'Keine buchbare Abfahrt';
export const missing = (count: number): string => (count === 1 ? 'Zur Veröffentlichung fehlt 1 Angabe' : `Zur Veröffentlichung fehlen ${count} Angaben`);
export const previousPage = 'Vorige Seite';
export const nextPage = 'Nächste Seite';
export const orderTitle = 'Reihenfolge im Shop';
export const orderText = 'Ziehen Sie eine Tour an ihren Platz. Mit der Tastatur: Eingabe nimmt die Tour, die Pfeiltasten bewegen sie, Eingabe legt sie ab.';
export const orderShop = 'Ihr Shop';
export const orderDone = 'Fertig';
export const orderSaved = 'Der Shop zeigt diese Reihenfolge.';
export const orderEmpty = 'Dieser Shop zeigt noch keine Touren.';
export const drag = (tour: string): string => `${tour} verschieben`;
