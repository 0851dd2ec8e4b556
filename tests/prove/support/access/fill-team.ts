import { tokenHash } from '#engine/base/token-hash.ts';
import { aDevice, anEntry } from '#tests/support/engine/desk-device.ts';
import { aSubscription } from '#tests/support/engine/push-service.ts';
import { exportOf, planned } from '#tests/support/stores/office-imports.ts';
import { type Account, done, visited, wordOf } from './account.ts';

/** Roles, members, keys, devices with leases and logs, destinations of events, requests of partners, imports. */
export async function fillTeam(account: Account): Promise<void> {
  const { ids } = account;
  const base_account = ids['account'];
  const role = await done(account, 'POST', '/api/roles/', {
    base_account,
    name: wordOf(account, 'rolesname'),
    permissions: ['orders.read'],
  });
  const email = `${wordOf(account, 'teammembersemail')}@example.com`;
  const member = await done(account, 'POST', '/api/team-members/', { base_account, email, role: role.id });
  const key = await done(account, 'POST', '/api/api-keys/', {
    base_account,
    name: wordOf(account, 'apikeysname'),
    role: role.id,
  });
  Object.assign(ids, { role: role.id, member: member.id, apiKey: key.id, user: account.seller.user_id });
  await fillDesk(account);
  await done(account, 'PUT', `/api/stores/${ids['store']}/event-destinations/webhook/`, {
    target: `https://hooks.example/${wordOf(account, 'eventdestinationstarget')}`,
    secret: `${wordOf(account, 'eventdestinationssecret')} of both sides`,
  });
  await visited(account, 'POST', '/api/webstores/partner-requests/', {
    kind: 'supplier',
    company: wordOf(account, 'partnerrequestscompany'),
    name: wordOf(account, 'partnerrequestsname'),
    email: `${wordOf(account, 'partnerrequestsemail')}@example.com`,
    message: wordOf(account, 'partnerrequestsmessage'),
  });
  const requests = await done(account, 'GET', '/api/partner-requests/');
  ids['partnerRequest'] = (requests['results'] as { id: number }[])[0]?.id ?? 0;
  const { engine, seller } = account;
  const plan = await planned(
    engine,
    seller,
    Number(base_account),
    await exportOf(engine, seller, Number(base_account)),
  );
  ids['import'] = plan.body.id;
  await done(account, 'GET', '/api/notification-preferences/me/');
}

async function fillDesk(account: Account): Promise<void> {
  const { engine, ids } = account;
  const account_id = Number(ids['account']);
  const code = await done(account, 'POST', '/api/desk/enrolments/', {
    account: account_id,
    name: wordOf(account, 'deskenrolmentsname'),
    role: 'agent',
  });
  ids['enrolment'] = String(code['code']);
  const device = await aDevice(engine, 'agent', { account_id, name: wordOf(account, 'deskdevicesname') });
  const lease = await device.leased(Number(ids['departure']), 2);
  const entry = anEntry(engine, `${ids['number']}-1`, { kind: 'note', text: wordOf(account, 'desklogtext') });
  const drawer = anEntry(engine, '', { kind: 'drawer_open', line: undefined, amount: '5.00', currency: 'EUR' });
  await device.sync([entry, drawer]);
  Object.assign(ids, { device: device.id, lease: lease.id });
  const { subscription } = aSubscription(`https://push.example/send/${wordOf(account, 'pushsubscriptionsendpoint')}`);
  await engine.send('POST', '/api/push-subscriptions/', { body: subscription, headers: await device.headers() });
}

/** Rows that no call makes at once: a review, its request, an act on a departure with a guest's choice, an import that was applied, a failed job. */
export async function fillRows(account: Account): Promise<void> {
  const { engine, ids } = account;
  const account_id = Number(ids['account']);
  const at = engine.clock.now.epochMilliseconds;
  const [token, choice, action, imported] = [
    crypto.randomUUID(),
    crypto.randomUUID(),
    crypto.randomUUID(),
    crypto.randomUUID(),
  ];
  await engine.database.write(async (tx) => {
    const line_id = String(ids['line']);
    const review = await tx
      .insertInto('reviews')
      .values({
        account_id,
        experience_id: Number(ids['experience']),
        line_id,
        rating: 1,
        text: wordOf(account, 'reviewshidden'),
        name: wordOf(account, 'reviewsname'),
        language: 'en',
        created_at: at,
        hidden_reason: 'offensive',
        hidden_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('review_requests')
      .values({ line_id, token_hash: tokenHash(token), requested_at: at })
      .execute();
    await tx
      .insertInto('departure_actions')
      .values({
        id: action,
        account_id,
        departure_id: Number(ids['departure']),
        kind: 'cancel',
        subject: wordOf(account, 'departureactionssubject'),
        message: wordOf(account, 'departureactionsmessage'),
        choose_by: at + 86_400_000,
        to_departure_id: null,
        created_by: account.seller.user_id,
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('departure_action_bookings')
      .values({
        action_id: action,
        order_id: String(ids['order']),
        state: 'open',
        token_hash: tokenHash(choice),
        problem: wordOf(account, 'departureactionbookingsproblem'),
      })
      .execute();
    await tx
      .insertInto('imports')
      .values({
        id: imported,
        account_id,
        user_id: account.seller.user_id,
        file_name: wordOf(account, 'importsfilename'),
        created_at: at,
        undone_at: null,
        result_json: '{"created":[],"changed":[]}',
        undo_json: '',
        lease_until: null,
      })
      .execute();
    const job = await tx
      .insertInto('jobs')
      .values({
        kind: 'order-email',
        key: `${String(ids['order'])} failed`,
        payload: null,
        run_at: at,
        lease_until: null,
        account_id,
        failed_at: at,
        last_error: wordOf(account, 'jobslasterror'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('users')
      .set({ first_name: wordOf(account, 'usersfirstname'), last_name: wordOf(account, 'userslastname') })
      .where(
        'id',
        'in',
        tx
          .selectFrom('team_members')
          .select('user_id')
          .where('account_id', '=', account_id)
          .where('user_id', 'is not', null) as never,
      )
      .execute();
    Object.assign(ids, {
      review: review.id,
      reviewToken: token,
      choiceToken: choice,
      action,
      applied: imported,
      job: job.id,
    });
  });
}
