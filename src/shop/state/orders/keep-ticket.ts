import { atom } from 'jotai';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { hrefTo } from '#domain/app/pages.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import { saveFile, savePicture } from '#platform/device/share.ts';
import { drawTicket } from '#platform/device/ticket-picture.ts';
import { deletesUnvisited, isIos, nameManifest } from '#platform/install/install.ts';
import { lineEvent, voucherNumber } from '#text/booked-line.ts';
import { ticketOf } from '#text/ticket.ts';
import { bookingNumber, code as codeLabel, voucher as voucherLabel } from '#words/bookings/ticket.ts';
import * as words from '#words/orders.ts';
import { nowAtom } from '../clock.ts';
import { isKioskAtom } from '../kiosk-mode.ts';
import { storeAtom } from '../resources.ts';
import { servicesAtom } from '../services.ts';
import { showToastAtom } from '../toasts.ts';

/** Whether this browser deletes a booking that is not opened for a week, on an iPhone or elsewhere. Null if it does not. */
export const ticketLossAtom = atom((get): 'iphone' | 'safari' | null => {
  if (get(isKioskAtom) || !deletesUnvisited()) return null;
  return isIos() ? 'iphone' : 'safari';
});

/** If the visitor adds this page to the home screen, the app opens this booking. @returns stops it */
export const nameOrderManifestAtom = atom(null, (_get, _set, orderId: string, lineId: string) =>
  nameManifest(lazyHref.orderManifest(orderId, lineId)),
);

/** Saves a line's ticket as a picture, which is made on the device (P12). */
export const saveTicketAtom = atom(null, async (get, set, order: Order, line: OrderLine): Promise<void> => {
  const voucher = order.vouchers?.find((it) => it.line === line.id);
  if (!voucher) return;
  const { title, when, time_zone, rows, number } = ticketOf(order, line, get(servicesAtom).clock.now());
  const { company_display_name } = get(storeAtom).base_account;
  try {
    const picture = await drawTicket({
      shop: [company_display_name, order.shop?.phone_number].filter(Boolean).join(' · '),
      title: title.text,
      when: `${when} (${time_zone})`,
      rows: rows.map(({ label, text, hint }) => ({
        label,
        text: [phrasesText(text), hint?.text].filter(Boolean).join(' '),
      })),
      qr: voucher.qr,
      stub: [`${voucherLabel} ${voucher.number}`, `${codeLabel} ${voucher.code}`, `${bookingNumber} ${order.number}`],
    });
    await savePicture(`${number}.png`, picture);
  } catch {
    set(showToastAtom, { kind: 'info', text: words.pictureFailed });
  }
});

/** Saves a booked line as a calendar file, made on the device (P12). */
export const saveEventAtom = atom(null, (get, _set, order: Order, line: OrderLine): void => {
  const url = location.origin + hrefTo.order(order.id, line.id);
  const text = calendarFile(lineEvent(order, line, url), get(nowAtom));
  saveFile(`${voucherNumber(order, line)}.ics`, 'text/calendar', text);
});
