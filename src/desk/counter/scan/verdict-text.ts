import type { DeskDeparture } from '#domain/contract/desk.ts';
import type { ScanVerdict, VerdictDesk, VerdictReason } from '#domain/desk/verdict.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate, formatMoment, formatTime, NO_DATE } from '#text/format.ts';
import * as words from '#words/desk/scan.ts';

/** The reason of a verdict, in one or two short sentences; '' if there is nothing to add. */
export function verdictText(verdict: ScanVerdict, desk: Pick<VerdictDesk, 'as_of' | 'time_zone'>): string {
  const zone = verdict.departure?.time_zone ?? desk.time_zone;
  const at = (instant = '') => (instant === '' ? NO_DATE : formatMoment(instant, zone, verdict.at));
  return texts[verdict.reason](verdict, at, desk.as_of);
}

type Text = (verdict: ScanVerdict, at: (instant?: string) => string, as_of: string) => string;

const texts: Readonly<Record<VerdictReason, Text>> = {
  expected: () => '',
  rest_of_party: ({ admitted, party }) => words.restOfParty(admitted.length, party),
  used: ({ by }, at) => (by ? words.used(at(by.at), by.who, by.device.name) : words.usedByOffice),
  cancelled: () => words.cancelled,
  departure_cancelled: () => words.departureCancelled,
  another_day: ({ departure, voucher }, at) =>
    words.anotherDay(departure ? formatDate(departure.date) : at(voucher?.starts_at)),
  not_paid: () => words.notPaid,
  forged: () => words.forged,
  unknown: () => words.unknown,
  no_voucher: () => words.noVoucher,
  balance_due: ({ guest, departure }) => words.balanceDue(formatMoney(guest?.due, departure?.currency)),
  other_departure: ({ departure }) =>
    departure ? words.otherDeparture(departureName(departure)) : words.otherDepartureUnknown,
  moved: ({ departure }) => words.moved(departure ? departureName(departure) : ''),
  genuine_unknown: ({ voucher }, at, as_of) => words.genuineUnknown(at(voucher?.sold_at), at(as_of)),
  not_in_list: (_, at, as_of) => words.notInList(at(as_of)),
  unknown_key: () => words.unknownKey,
  conflict: (verdict) => words.conflict(devicesOf(verdict)),
  no_show: () => words.noShow,
  too_early: ({ departure }) => words.tooEarly(formatTime(departure?.time)),
  too_late: ({ departure }) => words.tooLate(formatTime(departure?.time)),
};

/** '10:00 Blue Cave' */
export function departureName({ time, title }: DeskDeparture): string {
  return `${formatTime(time)} ${title}`;
}

function devicesOf({ number, departure }: ScanVerdict): string {
  const admits = departure?.log.filter(({ kind, line }) => kind === 'admit' && line === number) ?? [];
  return [...new Set(admits.map(({ device }) => device.name))].join(', ');
}
