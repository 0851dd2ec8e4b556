import ICAL from 'ical.js';
import type { Attachment } from '#engine/mail/email.ts';
import { notifyBuyer } from '#engine/orders/model/pending-emails.ts';
import { changeOrderLine, lockOrder, orderLinesOf, updateOrder } from '#engine/orders/model/queries.ts';
import type { Engine } from './engine.ts';
import { sweepOrders } from './jobs.ts';

/** Written and unsent emails, in their order, after the sweeper has run. */
export async function emailsOf(engine: Engine) {
  await sweepOrders(engine.context);
  const rows = await engine.database.read((tx) =>
    tx
      .selectFrom('mails')
      .leftJoin('jobs', (on) => on.onRef('jobs.key', '=', 'mails.id'))
      .selectAll('mails')
      .where('sent_at', 'is', null)
      .orderBy('created_at')
      .orderBy('jobs.id')
      .execute(),
  );
  return rows.map(({ attachments_json, text, ...it }) => ({
    ...it,
    text: text.replaceAll('\u00A0', ' '),
    attachments: JSON.parse(attachments_json) as Attachment[],
  }));
}

export type Written = Awaited<ReturnType<typeof emailsOf>>[number];

interface StoredMail {
  filename: string;
  content_type: string;
  method: unknown;
  status: unknown;
  organizer: unknown;
  attendees: unknown[];
  uid: string;
  sequence: number;
  start: string;
}

/** The calendar files of an email, as a calendar program reads them. */
export function eventsIn({ attachments }: Written): StoredMail[] {
  return attachments
    .filter(({ content_type }) => content_type.startsWith('text/calendar'))
    .map(({ filename, content_type, content }) => {
      const calendar = new ICAL.Component(ICAL.parse(Buffer.from(content, 'base64').toString()) as never);
      const vevent = calendar.getFirstSubcomponent('vevent') as InstanceType<typeof ICAL.Component>;
      const event = new ICAL.Event(vevent);
      return {
        filename,
        content_type,
        method: calendar.getFirstPropertyValue('method'),
        status: vevent.getFirstPropertyValue('status'),
        organizer: vevent.getFirstPropertyValue('organizer'),
        attendees: vevent.getAllProperties('attendee').map((it) => it.getFirstValue()),
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toString(),
      };
    });
}

interface Snapshot {
  starts_at: string;
  ends_at: string;
  booking_info: object;
}

/** Moves a line of a booked order by whole days and notifies the buyer. The line's departure and the order's money stay as they are. */
export async function moveLine(engine: Engine, order_id: string, position: number, days: number): Promise<void> {
  await engine.database.write(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const line = (await orderLinesOf(tx, order_id))[position];
    if (!line) throw new RangeError(`line ${position}`);
    const { starts_at, ends_at, booking_info, ...snapshot } = JSON.parse(line.snapshot_json) as Snapshot;
    const later = (at: string) =>
      Temporal.Instant.from(at)
        .add({ hours: 24 * days })
        .toString();
    const date = Temporal.PlainDate.from(line.date).add({ days }).toString();
    const moved = {
      ...snapshot,
      starts_at: later(starts_at),
      ends_at: later(ends_at),
      booking_info: { ...booking_info, date },
    };
    await changeOrderLine(tx, line, { date, snapshot_json: JSON.stringify(moved) });
    await updateOrder(tx, order, {});
    await notifyBuyer(tx, order, 'moved');
  });
}
