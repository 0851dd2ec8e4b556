import { HIDDEN, plainDigit } from './typed-text.ts';

/**
 * A text as all searches compare it (G11): small letters without accents, apostrophes and signs that nobody sees. `Đurđa O’Neil` is `durda oneil`, and
 * `Łódź` is `lodz`. Letters of other alphabets stay. Databases have the same function (`fold_text`).
 */
export function foldText(text: string): string {
  return text.toLowerCase().replace(NOT_PLAIN, (part) => {
    const folded = known.get(part) ?? foldPart(part);
    // Most parts are one letter with an accent between plain letters.
    if (part.length < 3) known.set(part, folded);
    return folded;
  });
}

const NOT_PLAIN = /['`\u007F-\u{10FFFF}]+/gu;
const known = new Map<string, string>();

function foldPart(part: string): string {
  return part
    .normalize('NFKD')
    .replace(HIDDEN, '')
    .replace(ACCENTS, '')
    .replace(APOSTROPHES, '')
    .normalize('NFC')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(OTHER_SCRIPTS, (it) => characters[it] ?? it);
}

/** Accents, and the signs of Hebrew and Arabic that few people type. */
const ACCENTS = /[\u0300-\u036F\u0591-\u05BD\u0640\u064B-\u065F\u0670]/g;
const APOSTROPHES = /['`´\u02B9-\u02BF\u2018\u2019\u201B\u2032]/g;

/** Letters whose stroke, ligature or missing dot is no accent, and the sigma at the end of a word. */
const characters: Readonly<Record<string, string>> = {
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
  ς: 'σ',
};
const OTHER_SCRIPTS = new RegExp(`[${Object.keys(characters).join('')}]`, 'g');

/** The folded words of a text: `Saint-Denis` and `saint denis` have the same. */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** A name in the form in which names are compared: its folded words with one space between them. */
export function foldName(name: string): string {
  return foldedWords(name).join(' ');
}

/** The words by which a text is found, each once: `O’Neil` also by `neil`, and `l’isola` by `isola`. */
export function wordsOfText(text: string): string[] {
  return [...new Set([...foldedWords(text), ...foldedWords(text.replace(APOSTROPHES, ' '))])];
}

/** A folded name, also with one letter for two that stand for it: `mueller` may be Müller, and `djurdja` may be Đurđa. */
export function spellingsOf(word: string): string[] {
  return [...new Set([word, word.replace(/dj(?=.)/g, 'd').replace(/([aou])e(?=.)/g, '$1')])];
}

/** Whether a text contains each word of a query, or a part of a word. */
export function hasWords(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldedWords(query).every((word) => folded.includes(word));
}
