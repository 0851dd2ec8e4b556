export const allExperiences = 'All experiences';

export function photosOf(title: string): string {
  return `Photos of ${title}`;
}
