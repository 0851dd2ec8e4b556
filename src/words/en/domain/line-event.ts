export function voucher(number: string): string {
  return `Voucher ${number}`;
}

export function pickup(place: string): string {
  return `Pick-up: ${place}`;
}
