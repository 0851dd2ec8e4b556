interface BookedSelection {
  booking_info: { date: string; pricing_units: { quantity: number; group_size?: number | null }[] };
}

export function bookedDate(wish_json: string): string {
  return (JSON.parse(wish_json) as BookedSelection).booking_info.date;
}

/** The number of people in a line, infants included. */
export function bookedPeople(wish_json: string): number {
  const { pricing_units } = (JSON.parse(wish_json) as BookedSelection).booking_info;
  return pricing_units.reduce((sum, { quantity, group_size }) => sum + quantity * (group_size ?? 1), 0);
}
