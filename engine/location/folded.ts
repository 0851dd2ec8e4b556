/**
 * A name as it is compared: in small letters without accents, its words parted by single spaces. `Łódź` and `lodz` are one, `Saint-Denis`
 * and `saint denis` too. Letters of other scripts stay.
 */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’‘ʼʻʹ`´]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[đłßøæœıðþħŋ]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** What needs no more than small letters. */
const PLAIN = /^[a-z0-9]+( [a-z0-9]+)*$/i;

/** Letters whose stroke or joint is no accent. */
const plain: Readonly<Record<string, string>> = {
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
};
