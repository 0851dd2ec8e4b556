import { createHash } from 'node:crypto';
import type { FunnelStep } from '#domain/contract/events.ts';
import type { OutgoingRequest } from '../base/outgoing.ts';
import { signatureOf } from '../base/signature.ts';
import type { RowOf } from '../database/tables.ts';
import type { HandedEvent } from './handed-event.ts';

/** The columns of a destination that its requests need. */
export type Target = Pick<RowOf<'event_destinations'>, 'kind' | 'target' | 'secret'>;

/** A request, and the events that its success delivers. */
export interface WireRequest extends OutgoingRequest {
  readonly events: readonly HandedEvent[];
}

/** A webhook's header with `t=<epoch seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
const SIGNATURE = 'landfall-signature';

/** Events as a system accepts them, in as few requests as it allows (O8). @param isTest  if the system can, only checks them */
export function wireRequests(
  target: Target,
  events: readonly HandedEvent[],
  now: Temporal.Instant,
  isTest = false,
): WireRequest[] {
  switch (target.kind) {
    case 'ga4':
      return ga4Requests(target, events, isTest);
    case 'meta':
      return [metaRequest(target, events, isTest)];
    case 'plausible':
      return events.map((it) => plausibleRequest(target, it));
    case 'webhook':
      return [webhookRequest(target, events, now, isTest)];
  }
}

/** The most events of one request to Google Analytics. */
const MOST_GA4_EVENTS = 25;

/** Each request holds the events of one visitor with one consent. */
function ga4Requests({ target, secret }: Target, events: readonly HandedEvent[], isTest: boolean): WireRequest[] {
  const address = new URL(`https://www.google-analytics.com/${isTest ? 'debug/' : ''}mp/collect`);
  address.searchParams.set('measurement_id', target);
  address.searchParams.set('api_secret', secret);
  const groups = Map.groupBy(events, ({ visitor, granted }) => `${visitor} ${granted.includes('marketing')}`);
  return [...groups.values()]
    .flatMap((all) => inChunks(all, MOST_GA4_EVENTS))
    .map((part) => ({
      url: address.href,
      body: JSON.stringify({
        client_id: part[0]?.visitor,
        consent: ga4Consent(part[0]?.granted ?? []),
        events: part.map((it) => ({
          name: it.name,
          timestamp_micros: it.at * 1_000,
          params: {
            engagement_time_msec: 1,
            ...(it.session !== null && { session_id: String(it.session) }),
            page_location: it.url,
            ...(it.value !== null && { currency: it.currency, value: Number(it.value) }),
            ...(it.transaction && { transaction_id: it.transaction }),
            items: it.items.map(({ id, title, quantity, price }) => ({
              item_id: String(id),
              item_name: title,
              ...(quantity !== null && { quantity }),
              // The price of one piece, because Google multiplies it by the quantity.
              ...(price !== null && { price: Number(price) / (quantity ?? 1) }),
            })),
          },
        })),
      }),
      events: part,
    }));
}

/** The two signals of Google's Consent Mode that this protocol has. */
function ga4Consent(granted: HandedEvent['granted']) {
  const signal = granted.includes('marketing') ? 'GRANTED' : 'DENIED';
  return { ad_user_data: signal, ad_personalization: signal };
}

const metaNames: Readonly<Record<FunnelStep, string>> = {
  view_item_list: 'PageView',
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
  purchase: 'Purchase',
};

function metaRequest({ target, secret }: Target, events: readonly HandedEvent[], isTest: boolean): WireRequest {
  const data = events.map((it) => ({
    event_name: metaNames[it.name],
    event_time: Math.floor(it.at / 1_000),
    event_id: it.id,
    action_source: 'website',
    event_source_url: it.url,
    user_data: {
      client_user_agent: it.user_agent,
      ...(it.visitor !== null && { external_id: [sha256(it.visitor)] }),
      ...(it.email_hash && { em: [it.email_hash] }),
    },
    custom_data: {
      ...(it.value !== null && { currency: it.currency, value: Number(it.value) }),
      ...(it.transaction && { order_id: it.transaction }),
      content_type: 'product',
      content_ids: it.items.map(({ id }) => String(id)),
      contents: it.items.map(({ id, quantity }) => ({ id: String(id), quantity: quantity ?? 1 })),
    },
  }));
  return {
    url: `https://graph.facebook.com/v24.0/${encodeURIComponent(target)}/events`,
    body: JSON.stringify({ data, access_token: secret, ...(isTest && { test_event_code: META_TEST_CODE }) }),
    events,
  };
}

/** Meta shows events with such a code apart, and does not count them. */
const META_TEST_CODE = 'TEST10000';

function plausibleRequest({ target }: Target, event: HandedEvent): WireRequest {
  const { name, url, user_agent, value, currency, items } = event;
  const isView = name === 'view_item_list' || name === 'view_item';
  return {
    url: 'https://plausible.io/api/event',
    headers: { 'user-agent': user_agent, 'x-forwarded-for': standInAddress(event.visitor ?? '') },
    body: JSON.stringify({
      name: isView ? 'pageview' : name,
      url,
      domain: target,
      ...(items[0] && !isView && { props: { tour: items[0].title } }),
      ...(name === 'purchase' && value !== null && { revenue: { currency, amount: value } }),
    }),
    events: [event],
  };
}

/** A documentation address (RFC 3849) in place of the visitor's: it tells visitors apart, and identifies nobody. */
function standInAddress(visitor: string): string {
  const groups = sha256(visitor).match(/.{4}/g)?.slice(0, 6) ?? [];
  return `2001:db8:${groups.join(':')}`;
}

/** A request in our own format, signed as payment providers sign their notices. */
function webhookRequest(
  { target, secret }: Target,
  events: readonly HandedEvent[],
  now: Temporal.Instant,
  isTest: boolean,
): WireRequest {
  const body = JSON.stringify({
    ...(isTest && { test: true }),
    events: events.map((it) => ({
      id: it.id,
      name: it.name,
      at: Temporal.Instant.fromEpochMilliseconds(it.at).toString(),
      consent: consentSignals(it.granted),
      visitor: it.visitor,
      url: it.url,
      currency: it.currency,
      value: it.value,
      items: it.items,
      ...(it.transaction && { order: it.transaction }),
    })),
  });
  return { url: target, headers: { [SIGNATURE]: signatureOf(body, secret, now) }, body, events };
}

/** Signals by the names of Google Consent Mode. */
function consentSignals(granted: HandedEvent['granted']) {
  const stateOf = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  const ads = stateOf(granted.includes('marketing'));
  return {
    analytics_storage: stateOf(granted.includes('statistics')),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The hash of an address as advertising systems compare it: without spaces and in lower case. */
export function emailHash(email: string): string {
  return sha256(email.trim().toLowerCase());
}

function inChunks<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, n) => all.slice(n * most, (n + 1) * most));
}
