import * as erasures from '#domain/contract/office/erasures.ts';
import type { Permission } from '#domain/permissions.ts';
import { requireFor, requireIn } from '../accounts/model/in-account.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { instantText } from '../http/json-response.ts';
import { type AccountInput, type Route, readAs, route } from '../http/route.ts';
import { sellerOrders } from '../orders/read/seller-replies.ts';
import type { Row } from '../resources/model/columns.ts';
import { objectOf } from '../resources/model/ownership.ts';
import { shownFields } from '../resources/model/serialize.ts';
import { customers } from '../resources/plain/customers.ts';
import * as calls from './contract.ts';
import { findPerson, type Person } from './find-person.ts';
import { pendingErasures, scheduleErasure, takeErasureBack } from './plan-erasure.ts';

/** Erasure and export of a person (A38). Who decides how long an account keeps guests' data also erases a guest. */
export function privacyRoutes(context: Context): Route[] {
  const { database } = context;
  const customerAt = ({ caller, params }: CustomerInput, permission: Permission): Promise<Person> =>
    database.read(async (tx) => {
      const row = await objectOf(tx, customers, params['id'], caller, { isToChange: false, isLocked: false });
      const account_id = Number(row['account_id']);
      requireIn(caller, account_id, permission);
      return { account_id, email: String(row['email']).toLowerCase(), customer_id: Number(row['id']) };
    });
  const plan = (person: Person, { caller, body: { include_upcoming }, now }: ErasureInput) =>
    database.write((tx) => scheduleErasure(tx, { person, include_upcoming }, { user_id: caller.user_id, now }));
  const takeBack = async (person: Person, { caller, now }: CustomerInput) => {
    await database.write((tx) => takeErasureBack(tx, person, { user_id: caller.user_id, now }));
    return { detail: 'Nothing is erased.' };
  };

  const routes = [
    route(calls.exportCustomer, 'customers.read', async (input) => {
      const person = await customerAt(input, 'customers.read');
      return database.read((tx) => exportOf(tx, person, input));
    }),
    readAs(context, erasures.listErasures, 'account.manage', async (tx, { caller, query }) => {
      const account_id = query.account ?? caller.device?.account_id ?? caller.accountsWith('account.manage')[0] ?? 0;
      requireIn(caller, account_id, 'account.manage');
      return { results: await pendingErasures(tx, account_id) };
    }),
    route(erasures.eraseCustomer, 'account.manage', async (input) =>
      plan(await customerAt(input, 'account.manage'), input),
    ),
    route(erasures.keepCustomer, 'account.manage', async (input) =>
      takeBack(await customerAt(input, 'account.manage'), input),
    ),
    readAs(context, calls.exportPerson, 'customers.read', (tx, input) =>
      exportOf(tx, personAt(input, 'customers.read'), input),
    ),
    route(erasures.erasePerson, 'account.manage', async (input) => plan(personAt(input, 'account.manage'), input)),
    route(erasures.keepPerson, 'account.manage', async (input) => takeBack(personAt(input, 'account.manage'), input)),
  ];
  return routes.map((it) => ({ ...it, isForPeople: true }));
}

type CustomerInput = Pick<AccountInput<unknown, unknown>, 'caller' | 'params' | 'now'>;
type ErasureInput = Pick<AccountInput<unknown, { include_upcoming?: boolean | undefined }>, 'caller' | 'body' | 'now'>;
type PersonInput = Pick<AccountInput<unknown, { base_account: number; email: string }>, 'caller' | 'body'>;

function personAt({ caller, body }: PersonInput, permission: Permission): Person {
  requireFor(caller, body.base_account, permission);
  return { account_id: body.base_account, email: body.email.toLowerCase(), customer_id: null };
}

async function exportOf(tx: Transaction, person: Person, { now, origin }: { now: Temporal.Instant; origin: string }) {
  const found = await findPerson(tx, person);
  const rows = found.customers as unknown as readonly Row[];
  return {
    email: person.email,
    customers: await shownFields(tx, customers, rows, origin),
    orders: await sellerOrders(tx, found.orders, { now, origin }),
    carts: found.carts.map(({ id, created_at, main_contact_info_json, note }) => ({
      id,
      created_at: instantText(created_at),
      main_contact_info: main_contact_info_json,
      note,
    })),
    reviews: await reviewsOf(tx, found.orders),
    partner_requests: found.partner_requests.map(({ company, name, message, created_at }) => ({
      company,
      name,
      message,
      created_at: instantText(created_at),
    })),
    emails: found.mails.map(({ subject, text, created_at, sent_at }) => ({
      subject,
      text,
      created_at: instantText(created_at),
      sent_at: sent_at === null ? null : instantText(sent_at),
    })),
  };
}

async function reviewsOf(tx: Transaction, orders: readonly { id: string }[]) {
  const rows = await tx
    .selectFrom('reviews as r')
    .innerJoin('order_lines as l', 'l.id', 'r.line_id')
    .innerJoin('experiences as e', 'e.id', 'r.experience_id')
    .select(['e.title', 'r.rating', 'r.text', 'r.name', 'r.created_at'])
    .where('l.order_id', 'in', ['', ...orders.map(({ id }) => id)])
    .orderBy('r.id')
    .execute();
  return rows.map(({ created_at, ...review }) => ({ ...review, created_at: instantText(created_at) }));
}
