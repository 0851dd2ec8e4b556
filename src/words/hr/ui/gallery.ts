export function photo(number: number, count: number, alt: string): string {
  return `Fotografija ${number} od ${count}: ${alt}`;
}

export function allPhotos(count: number): string {
  return `Sve fotografije: ${count}`;
}
