/** The text of a cell that was copied from a web page or from Word, with its paragraphs and lines; other cells stay as they are. */
export function plainTextOf(cell: string): string {
  if (!MARKUP.test(cell)) return cell;
  return cell
    .replaceAll(/<!--.*?-->|<(style|script|xml|title)\b.*?<\/\1\s*>/gis, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\b[^>]*>/gi, '\n')
    .replaceAll(/<\/?(?:p|div|h\d|ul|ol|table|blockquote)\b[^>]*>/gi, '\n\n')
    .replaceAll(/<(?:li|tr)\b[^>]*>/gi, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8});/gi, (whole, name: string) => characterOf(name) ?? whole)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const TAG = /<\/?[a-z][a-z\d:]*(?:\s[^<>]*)?\/?>/gi;
const MARKUP =
  /<\/?(?:p|div|span|br|b|i|u|strong|em|a|ul|ol|li|h\d|table|tr|td|font|o:p)\b[^<>]*>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i;

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return characters[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code < 0xd8_00 ? String.fromCodePoint(code) : ' ';
}

const characters: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  deg: '°',
  euro: '€',
};
