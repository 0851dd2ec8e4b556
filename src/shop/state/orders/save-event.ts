import { atom } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import { saveFile } from '#platform/device/share.ts';
import { lineEvent, voucherNumber } from '#text/booked-line.ts';
import { nowAtom } from '../clock.ts';

/** Saves a booked line as a calendar file, made on the device (P12). */
export const saveEventAtom = atom(null, (get, _set, order: Order, line: OrderLine): void => {
  const url = location.origin + hrefTo.order(order.id, line.id);
  const text = calendarFile(lineEvent(order, line, url), get(nowAtom));
  saveFile(`${voucherNumber(order, line)}.ics`, 'text/calendar', text);
});
