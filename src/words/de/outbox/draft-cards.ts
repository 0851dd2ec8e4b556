export const label = 'Aus Ihrem abgelaufenen Warenkorb';
export const title = 'Ihr Warenkorb ist abgelaufen, aber was darin war, ist noch hier';

export function text(count: number): string {
  return `Seine Plätze sind wieder für andere frei. Legen Sie ${count === 1 ? 'es' : 'alles'} zurück, und der Shop reserviert, was noch frei ist.`;
}

export function dismissOne(title: string): string {
  return `${title} verwerfen`;
}

export function putBack(count: number): string {
  return count === 1 ? 'Zurücklegen' : `Alle ${count} zurücklegen`;
}

export function dismiss(count: number): string {
  return count === 1 ? 'Verwerfen' : 'Alle verwerfen';
}
