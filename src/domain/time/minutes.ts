/** Units in which a span of minutes is entered, the largest first. */
export const minuteUnits = { days: 1_440, hours: 60, minutes: 1 } as const;
export type MinuteUnit = keyof typeof minuteUnits;

/** The largest unit of which a span is a whole number; hours for no span. @param minutes  as a form has it */
export function largestUnit(minutes: string): MinuteUnit {
  const count = Number(minutes);
  if (minutes.trim() === '' || count === 0 || !Number.isInteger(count)) return 'hours';
  return (Object.keys(minuteUnits) as MinuteUnit[]).find((unit) => count % minuteUnits[unit] === 0) ?? 'minutes';
}

/** How many of a unit a span has. What is no number stays as it is. */
export function inUnit(minutes: string, unit: MinuteUnit): string {
  const count = Number(minutes);
  return minutes.trim() === '' || Number.isNaN(count) ? minutes : String(count / minuteUnits[unit]);
}

/** The span in minutes, rounded to whole ones. What is no number stays as it is: the engine says what is wrong. */
export function toMinutes(text: string, unit: MinuteUnit): string {
  const count = Number(text.replace(',', '.'));
  return text.trim() === '' || Number.isNaN(count) ? text : String(Math.round(count * minuteUnits[unit]));
}
