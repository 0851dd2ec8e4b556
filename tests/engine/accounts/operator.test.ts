import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAccounts } from '#engine/accounts/accounts.ts';
import { aRegistered, aUser, newMails, proofIn, signedIn, theOperator } from '../../support/engine/accounts.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';

const boss = 'boss@example.com';
let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ env: { OPERATOR: boss } });
  await aUser(engine, 'ana@example.com');
});
afterEach(() => engine.stop());

const usersSeen = async (who: { send: (method: string, path: string) => Promise<{ body: Record<string, unknown> }> }) =>
  (await who.send('GET', '/api/users/')).body['count'];

describe('the operator', () => {
  it('[A24] has no rights by a password that a stranger chose before the operator activated', async () => {
    const { id } = await aRegistered(engine, boss);
    const proof = proofIn((await newMails(engine)).find(({ to }) => to === boss));
    await engine.send('POST', '/api/users/activation/', { body: proof });

    const stranger = await signedIn(engine, id, boss);

    expect(await usersSeen(stranger)).toBe(1);
  });

  it('[A24] has them by a password chosen behind the email; a token of before does not', async () => {
    const stranger = await aUser(engine, boss);
    await engine.send('POST', '/api/users/reset_password/', { body: { email: boss } });
    const proof = proofIn((await newMails(engine)).find(({ to }) => to === boss));
    const new_password = 'chosen by the operator 1';
    await engine.send('POST', '/api/users/reset_password_confirm/', { body: { ...proof, new_password } });

    const real = await signedIn(engine, stranger.id, boss, new_password);

    expect([await usersSeen(real), await usersSeen(stranger)]).toEqual([2, 1]);
  });

  it('[A24] ends with the variable', async () => {
    const real = await theOperator(engine);
    const request = new Request(ORIGIN, { headers: { authorization: `Bearer ${real.access}` } });
    const isStaff = async (operator: string | null) => {
      const { database, context } = engine;
      const config = { ...context.config, operator };
      const { callers } = await openAccounts({ config, database, newId: context.newId, address: () => ORIGIN });
      return (await callers.of(request, context.now()))?.is_staff;
    };

    expect([await isStaff(boss), await isStaff('other@example.com'), await isStaff(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[A24] ends for good when the user takes another address', async () => {
    const real = await theOperator(engine);
    await real.send('POST', '/api/users/reset_email/', { email: boss });
    const proof = proofIn((await newMails(engine)).find(({ to }) => to === boss));
    const confirm = (body: object) => engine.send('POST', '/api/users/reset_email_confirm/', { body });
    await confirm({ ...proof, new_email: 'new@example.com' });
    const second = proofIn((await newMails(engine)).find(({ to }) => to === 'new@example.com'));
    await confirm({ ...second, new_email: 'new@example.com' });

    const [user] = await engine.database.read((tx) =>
      tx.selectFrom('users').select(['email', 'is_staff']).where('id', '=', real.id).execute(),
    );
    expect(user).toEqual({ email: 'new@example.com', is_staff: 0 });
  });
});
