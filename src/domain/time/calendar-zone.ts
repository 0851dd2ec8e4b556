type Time = Temporal.ZonedDateTime;

/** The rules of a zone as they are from a start to an end: the one in force at the start, and each that follows before the end. */
export function timeZonePart(start: Time, end: Time): string[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${start.timeZoneId}`,
    ...changesOf(start, end).flatMap(({ at, from, to }) => {
      const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
        `TZOFFSETFROM:${offset(from)}`,
        `TZOFFSETTO:${offset(to)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

/** When clocks change, by the clocks as they were until then; offsets in seconds. */
interface Change {
  readonly at: Temporal.PlainDateTime;
  readonly from: number;
  readonly to: number;
}

function changesOf(start: Time, end: Time): Change[] {
  const changes: Change[] = [];
  for (
    let next = start.getTimeZoneTransition('next');
    next && Temporal.ZonedDateTime.compare(next, end) <= 0;
    next = next.getTimeZoneTransition('next')
  )
    changes.push(changeAt(next));
  const before = start.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return [before ? changeAt(before) : always(seconds(start)), ...changes];
}

function changeAt(time: Time): Change {
  const from = seconds(time.subtract({ nanoseconds: 1 }));
  return { at: time.withTimeZone('UTC').toPlainDateTime().add({ seconds: from }), from, to: seconds(time) };
}

/** Of a zone whose clocks have never changed. */
function always(offsetSeconds: number): Change {
  return { at: Temporal.PlainDateTime.from('1970-01-01T00:00'), from: offsetSeconds, to: offsetSeconds };
}

function seconds({ offsetNanoseconds }: Time): number {
  return offsetNanoseconds / 1e9;
}

/** `+0100`, with seconds where there are any. */
function offset(total: number): string {
  const part = (of: number) => String(Math.floor(of)).padStart(2, '0');
  const size = Math.abs(total);
  const rest = size % 60;
  return `${total < 0 ? '-' : '+'}${part(size / 3600)}${part((size % 3600) / 60)}${rest > 0 ? part(rest) : ''}`;
}
