/** Units in which a time span is entered, the largest first. */
export const minuteUnits = { days: 1_440, hours: 60, minutes: 1 } as const;
export type MinuteUnit = keyof typeof minuteUnits;

/** The largest unit in which a span is a whole number; hours for an empty span. @param minutes  the text of the form */
export function largestUnit(minutes: string): MinuteUnit {
  const count = Number(minutes);
  if (minutes.trim() === '' || count === 0 || !Number.isInteger(count)) return 'hours';
  return (Object.keys(minuteUnits) as MinuteUnit[]).find((unit) => count % minuteUnits[unit] === 0) ?? 'minutes';
}

/** The span in a unit. A text that is not a number stays as it is. */
export function inUnit(minutes: string, unit: MinuteUnit): string {
  const count = Number(minutes);
  return minutes.trim() === '' || Number.isNaN(count) ? minutes : String(count / minuteUnits[unit]);
}

/** The span in minutes, rounded to whole ones. A text that is not a number stays as it is, and the engine reports the problem. */
export function toMinutes(text: string, unit: MinuteUnit): string {
  const count = Number(text.replace(',', '.'));
  return text.trim() === '' || Number.isNaN(count) ? text : String(Math.round(count * minuteUnits[unit]));
}
