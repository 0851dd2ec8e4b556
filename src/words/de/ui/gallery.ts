export function photo(number: number, count: number, alt: string): string {
  return `Foto ${number} von ${count}: ${alt}`;
}

export function allPhotos(count: number): string {
  return `Alle ${count} Fotos`;
}
