import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, sourcesBelow } from '../support/code/import-table.ts';
import { type FunctionNames, namesIn, type SourceNames, wordsOf } from '../support/code/source-names.ts';
import { root } from '../support/root.ts';

/** Words with which a function with an effect may begin. */
const verbs = new Set(
  `abandon accept activate add admit adopt allow amend answer append apply approve ask assert assign attach attempt authenticate await be begin
  behave block book bring build bump buy buzz cache cancel carry change check choose claim clear close collect come commit complete compress
  confirm copy count create deactivate delay delete deliver describe detach disable discard do download drag draw drop duplicate edit empty end
  enqueue enter erase expect expire export extend fail fill finish focus follow forget free gather give go grant grow guard handle heal hear hide
  hold ignore import insert install invite join judge keep lease leave light link listen load lock log look mail make mark measure merge migrate
  move name navigate note notify open owe pack pass pause pay place play prepare press price print prove prune publish push put queue raise read
  receive reconcile record recover redact refresh refund refuse release reload remake remember remove renew reopen reorder repeat replace report
  require resend reserve reset resolve restart restock restore resume rethrow retire retry return reuse reveal review revoke rollback run save say
  schedule scroll search select sell send set settle share shorten show skip spend start stay step stop store submit subscribe swallow sweep sync
  take tame tell test throw tick toggle touch transfer trim try turn type undo unlink unlock unpack unsubscribe unzip update upsert use validate
  verify wait walk warm watch withdraw write zoom`
    .trim()
    .split(/\s+/),
);

/** Functions that call back at an event, and the hooks of a resource, begin with its time. */
const times = new Set(['after', 'before', 'every', 'on', 'when', 'while']);

/** Words that stand in no identifier and no file name, each with the words to use instead. Names in snake_case belong to the API and the database. */
const replacements = new Map([
  ['anew', 'again, or the plain verb'],
  ['asked', 'request, question, typed'],
  ['beat', 'ticker'],
  ['breath', 'pause, yield'],
  ['breaths', 'pauses, yields'],
  ['either', 'union, or what the two have in common'],
  ['enact', 'dispatch'],
  ['errand', 'request'],
  ['ferry', 'proxy'],
  ['gathered', 'synced'],
  ['given', 'args, sent, received'],
  ['glyph', 'icon'],
  ['ground', 'deps, services, environment'],
  ['heed', 'onEvent'],
  ['hurry', 'retryNow'],
  ['impersonal', 'redacted'],
  ['kept', 'cached, stored'],
  ['kindly', 'leave it out'],
  ['letter', 'email; of an alphabet: character'],
  ['letters', 'emails; of an alphabet: characters'],
  ['nameless', 'redacted'],
  ['newcomer', 'the person by their role'],
  ['news', 'event'],
  ['ours', 'the thing that is ours'],
  ['rival', 'row lock'],
  ['rivals', 'row locks'],
  ['said', 'message, stated'],
  ['shelf', 'cache, snapshot'],
  ['tidied', 'pruned'],
  ['told', 'notified, noted'],
  ['unasked', 'unrequested'],
  ['wanted', 'requested, needed, expected'],
  ['unwanted', 'unneeded'],
  ['wake', 'resume'],
  ['wares', 'fixtures'],
  ['whoever', 'leave it out'],
  ['wish', 'selection'],
  ['wished', 'selected'],
  ['wishes', 'selections'],
]);

const banned: ReadonlySet<string> = new Set(replacements.keys());

/** Names in migrations are part of their interface, and their rows keep the names of their time. */
const sources = sourcesBelow('src', 'sw', 'engine', 'tests').filter((path) => !path.includes('/migrations/'));
const names = sources.map((path) => namesIn(path, readSource(path)));

/** Folders that both apps of the page share. The apps themselves never run together. */
const shared = ['src/domain/', 'src/text/', 'src/platform/', 'src/ui/'];

/** Findings by the lists of `names-still-to-mend.json`, which may only shrink: `MENDED=1` removes the mended names. */
const found = {
  effectsWithoutVerb: effectsWithoutVerb(below('src/', 'sw/', 'engine/')),
  errorsWithoutError: errorsWithoutError(names),
  twoThingsInShop: namesOfTwoThings(below('src/shop/', ...shared)),
  twoThingsInDesk: namesOfTwoThings(below('src/desk/', ...shared)),
  twoThingsInWorker: namesOfTwoThings(below('sw/', 'src/domain/', 'src/text/', 'src/platform/')),
  twoThingsInEngine: namesOfTwoThings(below('engine/', 'src/domain/', 'src/text/')),
  bannedInNames: namesWithBannedWord(names),
  bannedInFileNames: filesWithBannedWord(sources),
};

const lists = Object.keys(found) as (keyof typeof found)[];

const listFile = `${root}tests/ground/names-still-to-mend.json`;
const toMend = JSON.parse(readFileSync(listFile, 'utf8')) as Record<keyof typeof found, string[]>;
if (process.env['MENDED']) {
  for (const list of lists) toMend[list] = toMend[list].filter((name) => found[list].includes(name));
  writeFileSync(listFile, `${JSON.stringify(toMend, null, 2)}\n`);
}

describe('the names of the code', () => {
  it.each(lists)('break no rule, but for those that are still to mend: %s', (list) => {
    expect(changes(found[list], toMend[list])).toEqual([]);
  });
});

describe('the checks of names', () => {
  it('report an effect that is no verb, also of a private function and of one that returns a value', () => {
    const one = `
      export async function deletedOrder(tx: Transaction, id: string): Promise<void> {}
      export const whole = async (id: string, { tx }: { tx: Transaction }) => { await tx.run(() => { return 1; }); };
      export async function deleteOrder(tx: Transaction): Promise<void> {}
      export async function orderOf(tx: Transaction) { return tx.read(); }
      async function newOrder(tx: Transaction) { return tx.insertInto('orders').execute(); }
      const noHolds = preparedChange((tx) => tx.deleteFrom('holds'));
      const lockedOrder = prepared((tx) => tx.selectFrom('orders').forUpdate());
      const readOrder = prepared((tx) => tx.selectFrom('orders'));
      const routes = () => [async (tx: Transaction) => newOrder(tx)];
      function noted(id: string): void {}
      function onOrder(id: string): void {}`;
    const other = `export async function cartFor(tx: Transaction) { return orderFor(tx); }`;
    const third = `export async function orderFor(tx: Transaction) { return (await noHolds(tx, {})).id; }`;
    const files = [namesIn('engine/a.ts', one), namesIn('engine/b.ts', other), namesIn('engine/c.ts', third)];

    expect(effectsWithoutVerb(files)).toEqual([
      'engine/a.ts: deletedOrder',
      'engine/a.ts: lockedOrder',
      'engine/a.ts: newOrder',
      'engine/a.ts: noHolds',
      'engine/a.ts: noted',
      'engine/a.ts: whole',
    ]);
    expect(
      effectsWithoutVerb([...files, namesIn('engine/d.ts', 'export const noHolds = preparedChange(drop);')]),
    ).toContain('engine/b.ts: cartFor');
  });

  it('report a function that builds an error without saying so', () => {
    const source = `
      class Taken extends Refused {}
      function takenError(): Taken { throw isBad ? taken() : takenError(); }
      async function countTaken(): Promise<Taken | TypeError> {}
      const late = () => new Refused('late');
      async function problemOf(): Promise<Taken | null> { throw await errors.late(); }
      function rows(): Row { throw new Taken(); }`;
    const refused = namesIn('src/refused.ts', 'export class Refused extends Error {}');

    expect(errorsWithoutError([refused, namesIn('src/a.ts', source)])).toEqual([
      'src/a.ts: countTaken',
      'src/a.ts: late',
      'src/a.ts: taken',
    ]);
  });

  it('report a name that two files export, but not one that is a value and its type', () => {
    const one = namesIn(
      'src/a.ts',
      'export const Line = struct(); export type Line = Infer<typeof Line>; const own = 1;',
    );
    const other = namesIn(
      'src/b.ts',
      `export { Line } from './a.ts'; const own = 2; export { own }; export interface Cart {}`,
    );
    const third = namesIn('src/c.tsx', 'export function Cart() {}');

    expect(namesOfTwoThings([one, other, third])).toEqual(['Cart']);
  });

  it('report a banned word in a name of any kind and in a file’s name, but not in what others have named', () => {
    const source = `
      const shownWishes = 1; const { a: [lineWish] } = b; function ask({ wishOf = 1 }) {}
      interface WishList { wishAt: string; wish_json: string }
      navigator.wish(); lines.map((it) => it.wished); import { wish } from 'wishes';`;

    expect(namesWithBannedWord([namesIn('src/a.ts', source)], new Set(['wish']))).toEqual([
      'src/a.ts: WishList',
      'src/a.ts: lineWish',
      'src/a.ts: wishAt',
      'src/a.ts: wishOf',
    ]);
    expect(namesWithBannedWord([namesIn('src/b.ts', 'interface OrderParts { parts: Part[] }')])).toEqual([
      'src/b.ts: OrderParts',
    ]);
    expect(filesWithBannedWord(['src/wish/cart.ts', 'src/line-wish.ts', 'src/wishing.ts'], new Set(['wish']))).toEqual([
      'line-wish.ts',
    ]);
  });

  it('report what is new and what is mended', () => {
    expect(changes(['a', 'b'], ['b', 'c'])).toEqual(['a', 'c is mended: remove it from names-still-to-mend.json']);
  });
});

function below(...folders: string[]): SourceNames[] {
  // The shop's words are read as `words.…`, so a text needs a unique name only within its page.
  return names.filter(({ path }) => folders.some((it) => path.startsWith(it)) && !path.startsWith('src/words/'));
}

/** New findings that the list does not excuse, and mended names that the list still excuses. */
function changes(present: readonly string[], excused: readonly string[]): string[] {
  const mended = excused.filter((name) => !present.includes(name));
  return [
    ...present.filter((name) => !excused.includes(name)),
    ...mended.map((name) => `${name} is mended: remove it from names-still-to-mend.json`),
  ];
}

/** Functions that return nothing, and functions that change or lock rows by themselves or by another function, without a verb before their name. */
function effectsWithoutVerb(files: readonly SourceNames[]): string[] {
  const changing = changingFunctions(files);
  return byFile(files, ({ functions }) =>
    functions
      .filter((it) => it.returnsNothing || changing.has(it))
      .filter(({ name }) => {
        const [word = ''] = wordsOf(name);
        return !/^[A-Z]|^constructor$|^component|^visit[A-Z]/.test(name) && !verbs.has(word) && !times.has(word);
      })
      .map(({ name }) => name),
  );
}

/** Functions of a transaction that change or lock rows. A name that a file does not declare is the one that another file exports. */
function changingFunctions(files: readonly SourceNames[]): ReadonlySet<FunctionNames> {
  const ofTransaction = files.map(({ functions }) => functions.filter((it) => it.takesTransaction && it.isTop));
  const exported = new Map(ofTransaction.flat().flatMap((it) => (it.isExported ? [[it.name, it]] : [])));
  const changing = new Set(ofTransaction.flat().filter((it) => it.changesRows));
  for (let size = -1; size !== changing.size; ) {
    size = changing.size;
    for (const own of ofTransaction) {
      const here = new Map([...exported, ...own.map((it) => [it.name, it] as const)]);
      const changes = (name: string) => changing.has(here.get(name) as FunctionNames);
      for (const it of own) if (it.used.some((name) => name !== it.name && changes(name))) changing.add(it);
    }
  }
  return changing;
}

/** Functions that return an error, and functions whose result is thrown. */
function errorsWithoutError(files: readonly SourceNames[]): string[] {
  const bases = new Map(files.flatMap(({ path, classes }) => (path.startsWith('tests/') ? [] : classes)));
  const isError = (name: string): boolean => name.endsWith('Error') || isBase(bases.get(name));
  const isBase = (base: string | undefined) => base !== undefined && base !== '' && isError(base);
  return byFile(files, ({ functions, thrown }) => [
    ...thrown.filter((name) => !name.endsWith('Error')),
    ...functions
      .filter(({ name, returned }) => returned?.every(isError) === true && !name.endsWith('Error'))
      .map(({ name }) => name),
  ]);
}

function namesOfTwoThings(files: readonly SourceNames[]): string[] {
  const all = files.flatMap(({ declared }) => declared);
  const times = new Map<string, number>();
  for (const name of all) times.set(name, (times.get(name) ?? 0) + 1);
  return sorted(all.filter((name) => (times.get(name) ?? 0) > 1));
}

function namesWithBannedWord(files: readonly SourceNames[], words: ReadonlySet<string> = banned): string[] {
  return byFile(files, ({ named }) =>
    named.filter((name) => wordsOf(name).some((word) => words.has(word)) || /^([A-Z]\w*)?Parts$/.test(name)),
  );
}

function filesWithBannedWord(paths: readonly string[], words: ReadonlySet<string> = banned): string[] {
  return sorted(paths.map((path) => posix.basename(path)).filter((name) => wordsOf(name).some((it) => words.has(it))));
}

/** Names by their file: `src/a.ts: name`. */
function byFile(files: readonly SourceNames[], namesOf: (file: SourceNames) => readonly string[]): string[] {
  return sorted(files.flatMap((file) => namesOf(file).map((name) => `${file.path}: ${name}`)));
}

function sorted(all: readonly string[]): string[] {
  return [...new Set(all)].sort();
}
