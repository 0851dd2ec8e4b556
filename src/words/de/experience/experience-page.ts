export const allExperiences = 'Alle Erlebnisse';

export function photosOf(title: string): string {
  return `Fotos: ${title}`;
}
