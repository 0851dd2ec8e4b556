export const loading = 'Anfragen werden geladen …';
export const none =
  'Noch keine Anfragen. Sie kommen über die Formulare „Anbieter werden“ und „Vertriebspartner werden“ am Fuß des Shops.';
export const older = 'Ältere zeigen';
export const markAnswered = 'Als beantwortet markieren';
export const markOpen = 'Als unbeantwortet markieren';
export const remove = 'Löschen';
export const removeTitle = 'Diese Anfrage löschen?';
export const removeText = 'Sie lässt sich nicht zurückholen. Nach einem Jahr werden Anfragen von selbst gelöscht.';
export const removeNow = 'Anfrage löschen';
export const kinds = { supplier: 'Möchte Anbieter werden', reseller: 'Möchte Vertriebspartner werden' };
export function answeredOn(date: string): string {
  return `Beantwortet am ${date}`;
}
