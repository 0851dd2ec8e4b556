/** Whether a value is a real day of the calendar, written `YYYY-MM-DD` (years 1 to 9999). */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value) || value < '0001') return false;
  const at = Date.parse(value);
  // Some JavaScript engines read the 30th of February as the 2nd of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}
