/** The code of the pseudo-language, which no people speak. */
export const PSEUDO = 'qps';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';

/** Marks around a text that a function got as an argument. */
const [START, END] = ['\uE000', '\uE001'];

/**
 * English words in the pseudo-language (G8): each text in brackets, without a plain letter. A function's argument, such as the title of a tour, stays
 * unchanged within its sentence.
 */
export function pseudo<Words>(words: Words): Words {
  return spoken(words) as Words;
}

function spoken(words: unknown): unknown {
  if (typeof words === 'string') return inBrackets(words);
  if (typeof words === 'function') return (...args: unknown[]) => answer(words as Speaking, args);
  if (Array.isArray(words)) return words.map(spoken);
  if (typeof words !== 'object' || words === null || Object.getPrototypeOf(words) !== Object.prototype) return words;
  return Object.fromEntries(Object.entries(words).map(([name, it]) => [name, spoken(it)]));
}

type Speaking = (...args: unknown[]) => unknown;

function answer(speak: Speaking, args: readonly unknown[]): unknown {
  const marked = args.map((it) => (isText(it) ? START + it + END : it));
  const text = tryTo(() => speak(...marked));
  const isWhole = typeof text === 'string' && marked.every((it) => !isText(it) || text.includes(it));
  return isWhole ? inBrackets(text) : spoken(speak(...args));
}

/** A word in small letters is a name in the code, such as `hour`. */
function isText(it: unknown): it is string {
  return typeof it === 'string' && !/^[a-z_]*$/.test(it);
}

/** A function that inspects its argument may fail on the marks. */
function tryTo(speak: () => unknown): unknown {
  try {
    return speak();
  } catch {
    return null;
  }
}

function inBrackets(text: string): string {
  const parts = text.split(/(\uE000[^\uE001]*\uE001)/);
  const words = parts.map((it) => (it.startsWith(START) ? it.slice(1, -1) : withAccents(it))).join('');
  return /[a-z]/i.test(text) ? `⟦${words}⟧` : words;
}

/** Adds accents to plain letters. A text that still has plain letters is untranslated. */
export function withAccents(text: string): string {
  return text.replace(/[a-z]/gi, (character) => accented[plain.indexOf(character)] ?? character);
}
