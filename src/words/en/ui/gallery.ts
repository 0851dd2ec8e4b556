export function photo(number: number, count: number, alt: string): string {
  return `Photo ${number} of ${count}: ${alt}`;
}

export function allPhotos(count: number): string {
  return `All ${count} photos`;
}
