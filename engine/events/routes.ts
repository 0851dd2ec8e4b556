import { hrefTo } from '#domain/app/pages.ts';
import { type EventBatch, type ShopEvent, tellEvents } from '#domain/contract/events.ts';
import { forbiddenError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import { shopNetwork } from '../http/client-network.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { isFromElsewhere } from '../http/request/own-page.ts';
import { asksForPrivacy } from '../http/request/privacy-signals.ts';
import { type Input, type Route, route } from '../http/route.ts';
import { countEvents } from './count-events.ts';
import { enqueueEvents } from './delivery-queue.ts';
import { destinationRoutes } from './destination-routes.ts';
import type { HandedEvent } from './handed-event.ts';

const MOST_BYTES = 32 * 1024;
/** The most batches of one network: the guests of a hotel share one network. */
const MOST_BATCHES = 300;
const LONGEST_USER_AGENT = 300;

/** Events of visitors (O7), and the destinations of a store's events (O8). */
export function eventRoutes(context: Context): Route[] {
  const { database } = context;
  const tell = route(tellEvents, async (input) => {
    const { request, url, store, now, body } = input;
    if (isFromElsewhere(request, url)) throw forbiddenError();
    const network = shopNetwork(context, request);
    const limit = { key: `events from ${network}`, most: MOST_BATCHES, minutes: 5 };
    if (network !== null) await rateLimit(context, [limit]).begin(now);
    const events = body.events.map((it) => handedEvent(input, it));
    const mayHandOn = !asksForPrivacy(request.headers);
    await database.write(async (tx) => {
      const fresh = await countEvents(tx, store, events, now);
      if (mayHandOn) await enqueueEvents(tx, store.id, fresh, now);
    });
    return undefined;
  });
  return [{ ...tell, mostBytes: MOST_BYTES }, ...destinationRoutes(context)];
}

function handedEvent(
  { body, request, storefront, store, now, origin }: Input<unknown, EventBatch>,
  it: ShopEvent,
): HandedEvent {
  const items = (it.items ?? []).flatMap(({ experience, quantity = null, price = null }) => {
    const tour = storefront.experience(experience);
    return tour ? [{ tour, quantity, price }] : [];
  });
  return {
    id: it.id,
    name: it.name,
    at: now.subtract({ seconds: it.seconds_ago }).epochMilliseconds,
    granted: it.consent ?? [],
    visitor: body.visitor ?? null,
    session: body.session ?? null,
    user_agent: (request.headers.get('user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
    url: origin + pathOf(it, items[0]?.tour.slug),
    currency: store.currency,
    value: it.value ?? null,
    items: items.map(({ tour: { id, title }, quantity, price }) => ({ id, title, quantity, price })),
  };
}

/** The path of an event's page, without parts of the visitor's own address, which may hold personal data. */
function pathOf({ name }: ShopEvent, slug: string | undefined): string {
  if (name === 'begin_checkout') return hrefTo.checkout(1);
  if (name === 'add_payment_info') return hrefTo.checkout(2);
  return slug === undefined ? hrefTo.home() : hrefTo.experience(slug);
}
