export const allExperiences = 'Svi doživljaji';

export function photosOf(title: string): string {
  return `Fotografije: ${title}`;
}
