import type { DrawerSession } from '#domain/desk/drawer.ts';
import { csvOf, decimalCell } from '#domain/text/csv.ts';
import * as csvFormat from '#words/desk/csv.ts';
import * as words from '#words/desk/drawer.ts';
import { actName, cashOf } from './ledger.tsx';

/** A session of the drawer as a table, oldest entry first. @param zone  time zone of dates and times */
export function drawerCsv({ entries }: DrawerSession, zone: string): string {
  const rows = entries.map((entry) => {
    const at = Temporal.Instant.from(entry.at).toZonedDateTimeISO(zone);
    const { currency = '', line = '', who, text = '' } = entry;
    const time = at.toPlainTime().toString({ smallestUnit: 'minute' });
    return [at.toPlainDate().toString(), time, actName(entry), decimalCell(cashOf(entry)), currency, line, who, text];
  });
  return csvOf(words.csvHead, rows, csvFormat);
}
