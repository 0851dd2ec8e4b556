export function asOf(instant: string): string {
  return `Stanje: ${instant}. Mjesta i cijene otad su se mogli promijeniti.`;
}
