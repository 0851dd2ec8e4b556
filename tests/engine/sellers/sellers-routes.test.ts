import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#domain/contract/registry.ts';
import { isPermission } from '#domain/permissions.ts';
import type { Route } from '#engine/http/route.ts';
import { routesOf } from '#engine/office-routes.ts';
import { type Answered, anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { samples } from '#tests/support/engine/samples.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { root } from '#tests/support/root.ts';

let engine: Engine;
/** The owner of the small store's account, the owner of another account, a guide who may only read in the first, and a user in no team. */
let owner: Seller;
let stranger: Seller;
let guide: Seller;
let nobody: Seller;
let other: number;
beforeAll(async () => {
  engine = await anEngine();
  other = await anAccount(engine, 'Others');
  [owner, stranger, guide, nobody] = await Promise.all([
    aSeller(engine, { 1: 'owner' }),
    aSeller(engine, { [other]: 'owner' }),
    aSeller(engine, { 1: 'guide', [other]: 'owner' }),
    aSeller(engine),
  ]);
  await owner.send('POST', '/api/onboardings/', { title: 'For the steps' });
});
afterAll(() => engine.stop());

describe('the routes of the engine', () => {
  it('[A12] are each open to anybody by the contract, or have a suite of their own here or elsewhere', () => {
    const routes = routesOf(engine.context).flatMap((it) => (it.signed ? [it, it.signed] : [it]));
    const unclassified = routes.filter((it) => !isOpen(it) && !isSampled(it) && !ownSuite(it));

    expect(unclassified.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(Object.values(suites).filter((file) => !existsSync(`${root}tests/engine/${file}`))).toEqual([]);
  });
});

describe.each(Object.entries(samples))('%s', (name, sample) => {
  const all = `/api/${name}/`;
  const one = (id: unknown) => `${all}${String(id)}/`;
  const made: unknown[] = [];
  const post = async (fields: Readonly<Record<string, unknown>>): Promise<Answered<never>> => {
    const answer = await owner.send('POST', all, sample.form ? await sample.form(fields) : fields);
    if (answer.status === 201) made.push(answer.body['id']);
    return answer;
  };
  const create = () => post(sample.valid);
  // Deletes created objects, because some values must be unique.
  afterEach(async () => {
    for (const id of made.splice(0)) await owner.send('DELETE', one(id));
  });

  it('[A5] creates, shows, lists, changes and deletes, once', async () => {
    const created = await create();
    const id: unknown = created.body['id'];
    const put = await owner.send('PUT', one(id), { ...sample.valid, ...sample.change });
    const shown = await owner.send('GET', one(id));
    const listed = await owner.send('GET', `${all}?page_size=100`);
    const patched = await owner.send('PATCH', one(id), sample.change);
    const deleted = await owner.send('DELETE', one(id));
    const again = await owner.send('DELETE', one(id));

    expect(created).toMatchObject({ status: 201, body: sample.valid });
    expect(put).toMatchObject({ status: 200, body: { ...sample.valid, ...sample.change, id } });
    expect(shown).toMatchObject({ status: 200, body: put.body });
    expect(listed.body['results']).toContainEqual(put.body);
    expect(patched).toMatchObject({ status: 200, body: { ...sample.valid, ...sample.change, id } });
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect([again.status, again.body]).toEqual([404, { detail: 'Not found.' }]);
  });

  it('[A11] says what is wrong with a body, field by field', async () => {
    const created = await create();
    const id: unknown = created.body['id'];
    const [body, problems] = sample.bad;

    const creation = await post({ ...sample.valid, ...body });
    const change = await owner.send('PATCH', one(id), body);
    const nowhere = await post({ ...sample.valid, base_account: other });
    const noObject = await owner.send('PUT', one(id), []);
    const required = await owner.send('POST', all, sample.form ? new FormData() : {});

    expect([creation.status, creation.body]).toEqual([400, problems]);
    expect([change.status, change.body]).toEqual([400, problems]);
    expect([nowhere.status, nowhere.body]).toEqual(
      'base_account' in created.body
        ? [400, { base_account: [`Invalid pk "${other}" - object does not exist.`] }]
        : [201, nowhere.body],
    );
    expect([noObject.status, noObject.body]).toEqual([400, { non_field_errors: ['Expected an object.'] }]);
    expect(required.status).toBe(400);
    expect(new Set(Object.values(required.body).flat())).toEqual(
      new Set([sample.form ? 'No file was submitted.' : 'This field is required.']),
    );
  });

  it('[A11] knows nothing of an object that is not there', async () => {
    for (const id of [999_999, 'abc', '0x1']) {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const { status, body } = await owner.send(method, one(id), method === 'GET' ? undefined : sample.valid);

        expect([method, id, status, body]).toEqual([method, id, 404, { detail: 'Not found.' }]);
      }
    }
    expect((await owner.send('GET', `${all}?page=99`)).body).toEqual({ detail: 'Invalid page.' });
  });

  it('[A12] shows nobody what another account has', async () => {
    const id: unknown = (await create()).body['id'];

    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const { status, body } = await stranger.send(method, one(id), method === 'GET' ? undefined : sample.valid);

      expect([method, status, body]).toEqual([method, 404, { detail: 'Not found.' }]);
    }
    expect((await stranger.send('GET', all)).body).toMatchObject({ count: 0, results: [] });
  });

  it('[A12] asks for a token, and for the permission', async () => {
    const id: unknown = (await create()).body['id'];
    const forbidden = { detail: 'You do not have permission to perform this action.' };
    const calls = [
      ['GET', all],
      ['POST', all],
      ['GET', one(id)],
      ['PUT', one(id)],
      ['PATCH', one(id)],
      ['DELETE', one(id)],
    ] as const;

    for (const [method, path] of calls) {
      const body = method === 'GET' ? undefined : sample.valid;
      const unsigned = await engine.send(method, path, { ...(body && { body }) });
      const unable = await nobody.send(method, path, body);

      expect([unsigned.status, unsigned.body, unsigned.headers.get('www-authenticate')]).toEqual([
        401,
        { detail: 'Authentication credentials were not provided.' },
        'Bearer realm="api"',
      ]);
      expect([method, path, unable.status, unable.body]).toEqual([method, path, 403, forbidden]);
    }
    // The guide may change things in another account, but at most read here.
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const seen = (await guide.send('GET', one(id))).status === 200;
      const { status, body } = await guide.send(method, one(id), sample.valid);

      expect([method, status, body]).toEqual([method, ...(seen ? [403, forbidden] : [404, { detail: 'Not found.' }])]);
    }
    expect((await owner.send('GET', one(id))).status).toBe(200);
  });
});

/** Whether a route is one of the six routes of a resource that the tests above check. */
function isSampled({ path, access }: Route): boolean {
  const [, api, name = '', ...rest] = path.split('/');
  return isPermission(access) && api === 'api' && name in samples && ['', '{id}/'].includes(rest.join('/'));
}

/** Routes that belong to no resource, by the beginning of their paths, with the suite that checks them in the same way. */
const suites: Readonly<Record<string, string>> = {
  '/api/jwt/': 'accounts/tokens.test.ts',
  '/api/logout/': 'accounts/tokens.test.ts',
  '/api/users/': 'accounts/users.test.ts',
  '/api/experience-options/': 'sellers/experiences.test.ts',
  '/api/experiences/{id}/duplicate/': 'sellers/experiences.test.ts',
  '/api/experiences/{id}/reorder-images/': 'sellers/experiences.test.ts',
  '/api/experiences/overview/': 'office/tours.test.ts',
  '/api/experiences/{id}/publishing/': 'office/tours.test.ts',
  '/api/experiences/{id}/texts/': 'office/translations.test.ts',
  '/api/experiences/{id}/images/': 'office/tours.test.ts',
  '/api/experiences/{id}/history/': 'office/tours.test.ts',
  '/api/starter-tours/': 'office/tours.test.ts',
  '/api/stores/{id}/reorder-experiences/': 'office/tours.test.ts',
  '/api/experiences/{id}/schedule-impact/': 'office/schedule-impact.test.ts',
  '/api/stores/{id}/add-experience/': 'sellers/stores.test.ts',
  '/api/stores/{id}/remove-experience/': 'sellers/stores.test.ts',
  '/api/stores/{id}/tag-manager/': 'office/tag-manager.test.ts',
  '/api/stores/{id}/verify-domain/': 'sellers/domains.test.ts',
  '/api/stores/{id}/app-icon/': 'sellers/app-icons.test.ts',
  '/api/stores/{id}/card-payments/': 'sellers/store-settings.test.ts',
  '/api/stores/{id}/event-destinations/': 'events/hand-on.test.ts',
  '/api/stores/{id}/legal/': 'legal/legal-texts.test.ts',
  '/api/partner-requests/': 'legal/partner-requests.test.ts',
  '/api/webstores/partner-requests/': 'legal/partner-requests.test.ts',
  '/api/stores/{storeId}/': 'sellers/stores.test.ts',
  '/api/base-accounts/': 'accounts/teams.test.ts',
  '/api/roles/': 'accounts/teams.test.ts',
  '/api/team-members/': 'accounts/teams.test.ts',
  '/api/api-keys/': 'accounts/api-keys.test.ts',
  '/api/departures/': 'desk/departures.test.ts',
  '/api/bookings/by-number/{number}/': 'office/booking-actions.test.ts',
  '/api/orders/{id}/resend/': 'office/booking-actions.test.ts',
  '/api/orders/{orderId}/lines/{id}/move/': 'office/booking-actions.test.ts',
  '/api/orders/{orderId}/lines/{id}/move-quote/': 'office/booking-actions.test.ts',
  '/api/orders/{id}/history/': 'office/history.test.ts',
  '/api/bookings/holds/': 'office/phone-booking.test.ts',
  '/api/bookings/search/': 'office/booking-search.test.ts',
  '/api/departures/{id}/bookings/': 'office/departure-actions.test.ts',
  '/api/departures/{id}/cancel/': 'office/departure-actions.test.ts',
  '/api/departures/{id}/message/': 'office/departure-actions.test.ts',
  '/api/departures/{id}/move/': 'office/departure-actions.test.ts',
  '/api/departure-actions/': 'office/departure-actions.test.ts',
  '/api/departure-choices/': 'office/departure-actions.test.ts',
  '/api/departures/calendar/': 'office/departure-calendar.test.ts',
  '/api/departures/change/': 'office/departure-calendar.test.ts',
  '/api/numbers/': 'office/numbers.test.ts',
  '/api/reviews/': 'reviews/reviews.test.ts',
  '/api/review-requests/': 'reviews/review-requests.test.ts',
  '/api/numbers/payments/': 'office/accounting-files.test.ts',
  '/api/numbers/bookings/': 'office/accounting-files.test.ts',
  '/api/notification': 'office/notifications.test.ts',
  '/api/push-subscriptions/': 'office/push.test.ts',
  '/api/desk/session/': 'desk/session.test.ts',
  '/api/desk/devices/': 'desk/devices.test.ts',
  '/api/desk/enrolments/': 'desk/devices.test.ts',
  '/api/desk/payment-links/': 'desk/payment-link.test.ts',
  '/api/desk/sync/': 'desk/snapshot.test.ts',
  '/api/desk/leases/': 'desk/leases.test.ts',
  '/api/desk/tours/': 'desk/resale.test.ts',
  '/api/desk/drawers/': 'desk/drawers.test.ts',
  '/api/desk/first-steps/': 'office/open-shop.test.ts',
  '/api/history/': 'office/account-history.test.ts',
  '/api/base-accounts/{id}/export/': 'office/imports.test.ts',
  '/api/base-accounts/{id}/imports/': 'office/imports.test.ts',
  '/api/customers/{id}/erase/': 'accounts/personal-data.test.ts',
  '/api/customers/{id}/export/': 'accounts/personal-data.test.ts',
  '/api/personal-data/': 'accounts/personal-data.test.ts',
  '/api/failed-jobs/': 'running/jobs.test.ts',
  '/api/orders/': 'sellers/sellers-orders.test.ts',
  '/api/vouchers/': 'orders/vouchers.test.ts',
  '/api/bookings/by-date/': 'sellers/sellers-bookings.test.ts',
  '/api/bookings/calendar/': 'sellers/sellers-bookings.test.ts',
  '/api/bookings/resold/': 'sellers/resale.test.ts',
  '/api/resale-agreements/': 'sellers/resale.test.ts',
  '/api/recaptcha/': 'accounts/recaptcha.test.ts',
  '/api/o/': 'sellers/qr-codes.test.ts',
  '/api/location-': 'shop/location.test.ts',
  '/schema/': 'http/schema.test.ts',
  '/api/schema/': 'http/schema.test.ts',
  '/api/qr-codes/{id}/picture/': 'sellers/qr-codes.test.ts',
};

function ownSuite({ path }: Route): boolean {
  return Object.keys(suites).some((beginning) => path.startsWith(beginning));
}

const openPaths = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));

/** Whether a route needs no permission: it belongs to the storefront's contract, or to none (card pages, notices, pictures). */
function isOpen({ method, path, endpoint, access }: Route): boolean {
  return !isPermission(access) && (endpoint === null || openPaths.has(`${method} ${path}`));
}
