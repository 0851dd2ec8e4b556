import { answersOf, extrasOf, partyOf } from '#desk/shared/guest-facts.ts';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { csvOf, decimalCell } from '#domain/text/csv.ts';
import * as csvFormat from '#words/desk/csv.ts';
import * as words from '#words/desk/departure.ts';
import { arrivalOf, stateOf } from './guest-row.tsx';

/** The guests of a departure as a table, from the data on this device, without a network. */
export function manifestCsv(departure: DeskDeparture): string {
  const rows = departure.guests.map((guest) => {
    const { all, missing } = arrivalOf(guest, departure);
    const { number, first_name, last_name, names, phone, email, pickup, due, note, staff_note } = guest;
    return [
      number,
      stateOf(guest) ?? '',
      first_name,
      last_name,
      names.join(', '),
      partyOf(guest),
      all,
      all - missing.length,
      phone,
      email,
      pickup ?? '',
      extrasOf(guest),
      answersOf(guest),
      decimalCell(due),
      [note, staff_note].filter(Boolean).join('\n'),
    ];
  });
  return csvOf(words.csvHead, rows, csvFormat);
}
