import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { listOrderLines, readOrder, readOrderBySession, readOrderLine } from '#domain/contract/orders.ts';
import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { pageOf } from '../http/lists.ts';
import type { Input, Route } from '../http/route.ts';
import { either, route } from '../http/route.ts';
import { withPatience } from '../patience.ts';
import { patientAsker } from './ask.ts';
import { cancelRoutes } from './cancel-routes.ts';
import { changeRoutes } from './change-routes.ts';
import { payOrder } from './create-payment.ts';
import { endPending, isOverdue } from './expire.ts';
import { looksUp } from './look-up.ts';
import { makePayments } from './make-payment.ts';
import './meanings.ts';
import { takeNotices } from './notices.ts';
import { lineAnswer, meetingPointsOf, orderReply } from './order-reply.ts';
import { placeOrder } from './place-order.ts';
import { isId, orderLinesOf, orderOf, sessionById } from './queries.ts';
import { changesLine, listsLinesAsSeller, readsLineAsSeller } from './seller-lines.ts';
import { readsAsSeller, sellerRoutes } from './seller-routes.ts';

type Seen = Pick<Input<unknown, unknown>, 'store' | 'storefront' | 'now'>;

import { voucherRoutes } from './voucher-routes.ts';

/** Orders and their payments: ids are secrets that let one read and pay (P15); for all else, and with a token, one is a seller (A4). */
export function routes(context: Context): Route[] {
  const { database } = context;
  const ask = patientAsker(context);

  /** An order is never shown as pending past its time, whether a sweeper came by or not. */
  const shown = async (
    order_id: string,
    session_id: string | null,
    { store, storefront, now }: Seen,
  ): Promise<Order> => {
    const found = await database.read(async (tx) => {
      const order = isId(order_id) ? await orderOf(tx, store.id, order_id) : undefined;
      return order && { order, isOver: await isOverdue(tx, order, now) };
    });
    if (!found) throw notFound();
    if (found.isOver) await endPending(withPatience(context), found.order, now);
    return database.read(async (tx) => {
      const order = await orderOf(tx, store.id, order_id);
      if (!order) throw notFound();
      return orderReply(tx, order, session_id, storefront, now);
    });
  };

  const linesOf = async ({ params, store, storefront, now }: Input<unknown, unknown>): Promise<OrderLine[]> => {
    const id = params['orderId'] ?? '';
    return database.read(async (tx) => {
      const order = isId(id) ? await orderOf(tx, store.id, id) : undefined;
      if (!order) throw notFound();
      const lines = await orderLinesOf(tx, id);
      return lines.map((line) => lineAnswer(line, order, lines, meetingPointsOf(storefront), now));
    });
  };

  return [
    placeOrder(context),
    either(payOrder(context), makePayments(context)),
    takeNotices(context),
    route(readOrderBySession, async ({ query, ...input }) => {
      const session = isId(query.session_id)
        ? await database.read((tx) => sessionById(tx, query.session_id))
        : undefined;
      if (!session) throw notFound();
      await ask(session, input.now);
      return shown(session.order_id, session.id, input);
    }),
    looksUp(context),
    either(
      route(readOrder, ({ params, ...input }) => shown(params['id'] ?? '', null, input)),
      readsAsSeller(context),
    ),
    either(
      route(listOrderLines, async (input) => {
        const { url, origin } = input;
        const asked = {
          page: url.searchParams.get('page') || undefined,
          page_size: url.searchParams.get('page_size') ?? undefined,
        };
        return pageOf(await linesOf(input), asked, url, origin);
      }),
      listsLinesAsSeller(context),
    ),
    either(
      route(readOrderLine, async (input) => {
        const line = (await linesOf(input)).find(({ id }) => id === input.params['id']);
        if (!line) throw notFound();
        return line;
      }),
      readsLineAsSeller(context),
    ),
    changesLine(context),
    ...cancelRoutes(context),
    ...changeRoutes(context),
    ...sellerRoutes(context),
    ...voucherRoutes(context),
  ];
}
