import { PASSWORD } from '#tests/support/engine/accounts.ts';
import { aMember } from '#tests/support/engine/desk-session.ts';
import { openShop, type Shop } from '#tests/support/engine/shop.ts';
import type { Part, Run } from '../part.ts';
import { placedRoutes } from '../support/access/matrix.ts';
import { aWorld, type World } from '../support/access/world.ts';
import { tryAddresses } from '../support/hostile/addresses.ts';
import { tryArchives } from '../support/hostile/archives.ts';
import { tryEncodings } from '../support/hostile/encodings.ts';
import { tryDeskCookie, tryHeaders } from '../support/hostile/headers.ts';
import { tryBreaks, tryFormulas, tryWildcards } from '../support/hostile/inputs.ts';
import type { Outcome } from '../support/hostile/outcome.ts';
import { tryEmails, tryPages } from '../support/hostile/pages.ts';
import { tryPaths, tryRedirects } from '../support/hostile/paths.ts';
import { tryPictures } from '../support/hostile/pictures.ts';
import { trySockets } from '../support/hostile/sockets.ts';
import { poison } from '../support/hostile/texts.ts';
import { tryTokens } from '../support/hostile/tokens.ts';

export const part: Part = {
  title: 'Does any forged token, wicked file, address, text or request come through?',
  controls: [
    {
      name: 'the type of a token',
      file: 'engine/accounts/sign-in/tokens.ts',
      guard: "if (claims.token_type !== type) throw new BadToken('Token has wrong type');",
      without: '',
      misses: 'forged tokens',
    },
    {
      name: 'that a host is public',
      file: 'engine/base/outgoing.ts',
      guard: ' || !isPublicHost(address.hostname)',
      without: '',
      misses: 'addresses of this network',
    },
    {
      name: 'that a name leads to a public address',
      file: 'engine/base/outgoing.ts',
      guard: 'new Agent({ lookup: lookUpPublicHost })',
      without: 'new Agent()',
      misses: 'addresses of this network',
    },
    {
      name: 'the escaping of markup',
      file: 'engine/http/documents/markup.ts',
      guard: 'return text.replace(/[&<>"\']/g, (character) => `&#${character.charCodeAt(0)};`);',
      without: 'return text;',
      misses: 'texts that run in pages',
    },
    {
      name: 'the escaping of JSON in scripts',
      file: 'engine/http/documents/markup.ts',
      guard: 'return json.replace(/[<\\u2028\\u2029]/g,',
      without: 'return json.replace(/[\\u2028\\u2029]/g,',
      misses: 'texts that run in pages',
    },
    {
      name: 'the apostrophe before a formula',
      file: 'src/domain/text/csv.ts',
      guard: 'FORMULA.test(cell) || ',
      without: '',
      misses: 'formulas in exports',
    },
    {
      name: 'the names of files in an archive',
      file: 'engine/import-export/account/zip-file.ts',
      guard: ' || !/^\\w[\\w.-]{0,199}$/.test(name)',
      without: '',
      misses: 'wicked archives',
    },
    {
      name: 'that a request has one host',
      file: 'engine/http/listen.ts',
      guard: 'hostsOf(incoming as IncomingMessage) > 1',
      without: 'false',
      misses: 'ambiguous requests',
    },
    {
      name: 'that a form leads back to the shop',
      file: 'engine/http/documents/consent.ts',
      guard:
        "address?.origin === url.origin && !address.pathname.startsWith('//') ? address.pathname + address.search : '/'",
      without: 'address?.href ?? back',
      misses: 'redirections to other hosts',
    },
  ],
  async run(run) {
    const world = await aWorld();
    const note = (name: string, { through, tried }: Outcome) => run.never(name, through, tried);
    await tryInside(run, world, note);
    const { email } = await aMember(world.engine, { [Number(world.a.ids['account'])]: 'owner' });
    await world.engine.database.close();
    const shop = await openShop({ dataDir: world.engine.folder, env: { STORE: 'shop-a', LOG_LEVEL: 'silent' } });
    try {
      await tryOutside(shop, world, note);
      note('cookies and origins of the desk', await tryDeskCookie(shop, { email, password: PASSWORD }));
      run.never('ends of the engine', (await isUp(shop)) ? [] : ['it answers no more'], 1);
    } finally {
      await shop.stop();
    }
    run.notRun.push('PostgreSQL: the tables of this part are about the code before the database.');
  },
};

type Note = (name: string, outcome: Outcome) => void;

/** Attempts at an engine in this process. The last ones put the payload into all texts, and leave them there. */
async function tryInside(run: Run, world: World, note: Note): Promise<void> {
  const { placed } = placedRoutes(world);
  note('forged tokens', await tryTokens(world));
  note('wicked pictures', await tryPictures(world));
  note('wicked archives', await tryArchives(world));
  note('addresses of this network', await tryAddresses(world));
  note('signs of the database in searches', await tryWildcards(world, placed, run.size === 'small' ? 11 : 1));
  note('formulas in exports', await tryFormulas(world, placed));
  note('line breaks in names', await tryBreaks(world));
  await poison(world);
  note('texts that run in emails', await tryEmails(world));
}

/** Attempts at an engine in a process of its own, over its sockets. */
async function tryOutside(shop: Shop, { a }: World, note: Note): Promise<void> {
  note('texts that run in pages', await tryPages(shop, a.ids));
  note('ambiguous requests', await trySockets(shop));
  note('answers without their headers', await tryHeaders(shop));
  note('paths out of the folders', await tryPaths(shop));
  note('redirections to other hosts', await tryRedirects(shop));
  note('addresses of pages that are encoded oddly', await tryEncodings(shop, 'a-walk'));
}

const isUp = (shop: Shop) =>
  fetch(`${shop.url}/api/app-info/`).then(
    ({ ok }) => ok,
    () => false,
  );
