export function voucher(number: string): string {
  return `Vaučer ${number}`;
}

export function pickup(place: string): string {
  return `Prijevoz: ${place}`;
}
