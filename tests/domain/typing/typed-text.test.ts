import { describe, expect, it } from 'vitest';
import { phoneDigits, searchedDigits } from '#domain/text/phone-digits.ts';
import { foldedWords, foldName, foldText, hasWords, wordsOfText } from '#domain/typing/fold-text.ts';
import { scannedPlainly, typedCode, typedEmail, typedName, typedText } from '#domain/typing/typed-text.ts';

describe('a text that somebody types or pastes', () => {
  it.each([
    ['+385 91 555 0000', '+385 91 555 0000', 'what is plain'],
    ['\u202D+385 91 555 0000\u202C', '+385 91 555 0000', 'the marks of direction of a phone’s contacts'],
    ['\u200E+385\u00A091\u200B 555\u00AD00\uFE0F00', '+385 91 55500 00'.replace(' 00', '00'), 'signs that nobody sees'],
    ['+1 555\u2011123\u20134567', '+1 555-123-4567', 'hyphens and dashes'],
    ['+٩٦٦ ۵۰ १२३', '+966 50 123', 'digits of other alphabets'],
    ['ＬＦ－７ＮＦＫ３Ｂ', 'LF-7NFK3B', 'the wide letters of a Japanese keyboard'],
    ['Ana Marić', 'Ana Marić', 'no letter of a name'],
  ])('[G11] %j is read as %j: %s', (typed, expected) => {
    expect(typedText(typed)).toBe(expected);
  });

  it.each([
    ['“summer10”', 'SUMMER10'],
    ['SUMMER10.', 'SUMMER10'],
    ['\u2066SUM\u00ADMER10\u2069', 'SUMMER10'],
    ['#LF–7NFK3B.', 'LF-7NFK3B'],
    ['«summer – 10»', 'SUMMER-10'],
    ['…', '...'],
    ['\u200B', ''],
  ])('[C13, G11] the code %j is %j', (typed, expected) => {
    expect(typedCode(typed)).toBe(expected);
  });

  it.each([
    ['ana@Müller.de', 'ana@xn--mller-kva.de'],
    ['ana@mu\u0308ller.de', 'ana@xn--mller-kva.de'],
    ['ana＠example．com\u200B', 'ana@example.com'],
    [' Ana@Example.com ', 'Ana@Example.com'],
    ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
    ['ana@mül/ler.de', 'ana@mül/ler.de'],
    ['@müller.de', '@müller.de'],
    ['müller', 'müller'],
  ])('[K6, G11] the address %j is %j', (typed, expected) => {
    expect(typedEmail(typed)).toBe(expected);
  });

  it('[K5, G11] a name is on one line, and keeps the joiners of emoji', () => {
    expect(typedName('Ana\r\nBcc: x')).toBe('Ana Bcc: x');
    expect(typedName('\u202EAna\u200B\u00A0Marić')).toBe('Ana Marić');
    expect(typedName('👨‍👩‍👧')).toBe('👨‍👩‍👧');
  });

  it.each([']Q1LF1:ABC +', '\u0002LF1:ABC +\u0003', '\u001Dlf1:abc +\r\n', ']d2lf1:abc +'])(
    '[T7, G11] a scanner’s %j is its code',
    (scanned) => {
      expect(scannedPlainly(scanned)).toBe('LF1:ABC +');
    },
  );
});

describe('a folded text', () => {
  it.each([
    ['Łukasz Wałęsa', 'lukasz walesa'],
    ['Søren Kjær', 'soren kjaer'],
    ['IŞIK Ayşe İzmir', 'isik ayse izmir'],
    ['O’Neil D`Arcy', 'oneil darcy'],
    ['Đurđa Šimić', 'durda simic'],
    ['Weißenfels STRAẞE', 'weissenfels strasse'],
    ['Œuvre Þór ŋ ħ', 'oeuvre thor n h'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['e\u0301 Re\u00ADser\u200Bva', 'e reserva'],
    ['9–12 ２٣', '9-12 23'],
    ['مُحَمّد', 'محمد'],
    ['か\u3099 한국', 'が 한국'],
  ])('[G11] %j is %j', (text, expected) => {
    expect(foldText(text)).toBe(expected);
    expect(foldText(expected)).toBe(expected);
  });

  it('[G11] has words, also behind an apostrophe', () => {
    expect(foldedWords('Saint-Denis  (Réunion)')).toEqual(['saint', 'denis', 'reunion']);
    expect(foldName(' ,.! ')).toBe('');
    expect(wordsOfText('Pat O’Neil')).toEqual(['pat', 'oneil', 'o', 'neil']);
    expect(wordsOfText("l'isola")).toEqual(['lisola', 'l', 'isola']);
    expect(hasWords('Đurđa Šimić-Perić', 'peric DUR')).toBe(true);
    expect(hasWords('Đurđa', 'durda marko')).toBe(false);
  });
});

it.each([
  ['091 234 567', '91234567'],
  ['+385 91 234 567', '38591234567'],
  ['00385/91.234', '38591234'],
  ['+49 (0)30 1234', '49301234'],
  ['٠٩١', '91'],
])('[G11] the phone number %j has the digits %s', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});

it('[G11] a search for a phone number has nothing but digits and the signs between them', () => {
  expect(['091 23', '+385-91', '091/23', '12', '9 Ana', ''].map(searchedDigits)).toEqual([
    '9123',
    '38591',
    '9123',
    null,
    null,
    null,
  ]);
});
