import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate, formatInstant, formatMoment, formatTime } from '#text/format.ts';

describe('money', () => {
  it.each([
    ['12.50', 'EUR', '12,50\u00A0€'],
    ['12.5', 'EUR', '12,50\u00A0€'],
    [12.5, 'EUR', '12,50\u00A0€'],
    ['0', 'EUR', '0,00\u00A0€'],
    ['-3', 'EUR', '\u22123,00\u00A0€'],
    ['1234567.89', 'EUR', '1.234.567,89\u00A0€'],
    ['999999999999.99', 'EUR', '999.999.999.999,99\u00A0€'],
    ['12.5', 'USD', '12,50\u00A0$'],
    ['1250', 'JPY', '1.250\u00A0¥'],
    ['1.25', 'KWD', '1,250\u00A0KWD'],
    ['12.5', 'HRK', '12,50\u00A0kn'],
  ])('[F1] %s %s is %s', (amount, currency, expected) => {
    expect(formatMoney(amount, currency)).toBe(expected);
  });

  it.each([null, undefined, '', '  ', 'abc', '12,50', Number.NaN, Number.POSITIVE_INFINITY])(
    "[F1] %j is a '<missing value>', with a currency or without",
    (amount) => {
      expect(formatMoney(amount, 'EUR')).toBe('<missing value>');
      expect(formatMoney(amount, null)).toBe('<missing value>');
    },
  );

  it.each([null, undefined, '', 'EU', '€', 'EURO'])("[F1] %j is a '<missing currency>'", (currency) => {
    expect(formatMoney('12.50', currency)).toBe('<missing currency>');
  });

  it('[F1] has no space that breaks and no hyphen for a minus, in any currency', () => {
    const currency = fc.constantFrom('EUR', 'USD', 'GBP', 'JPY', 'KWD', 'CHF', 'BAM', 'RSD', 'XXX');
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), currency, (amount, code) => {
        expect(formatMoney(amount, code)).toMatch(/^\u2212?[\d.]+(,\d{2,3})?\u00A0\S+$/);
      }),
    );
  });
});

describe('money in the currencies of most shops', () => {
  it.each(['CHF', 'EUR', 'GBP', 'USD'])('[F1] is what Intl makes of it: %s', (currency) => {
    const intl = new Intl.NumberFormat('hr-HR', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    const amount = fc.tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 3 }));

    fc.assert(
      fc.property(amount, ([units, decimals]) => {
        const text = (units / 10 ** decimals).toFixed(decimals);

        const money = formatMoney(text, currency);

        expect(money).toBe(intl.format(Number(text)).replace(/\s/g, '\u00A0').replace('-', '\u2212'));
        expect(formatMoney(Number(text), currency)).toBe(money);
      }),
    );
  });
});

describe('money, by another Intl', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  const formatWith = async (made: (options: Intl.NumberFormatOptions) => Pick<Intl.NumberFormat, 'format'>) => {
    vi.resetModules();
    const formats: Intl.NumberFormatOptions[] = [];
    const NumberFormat = function (_locale: string, options: Intl.NumberFormatOptions) {
      formats.push(options);
      return made(options);
    };
    vi.stubGlobal('Intl', { ...Intl, NumberFormat });
    return { options: formats, ...(await import('#domain/money/format-money.ts')) };
  };

  it('[F1] reads the same where the runtime prefers narrow spaces and hyphens', async () => {
    const { formatMoney: format } = await formatWith(() => ({ format: () => '-3,00\u202Fkr' }));

    expect(format('-3', 'SEK')).toBe('\u22123,00\u00A0kr');
  });

  it('[F1] falls back to the ordinary symbol where there are no narrow ones', async () => {
    const { formatMoney: format, options } = await formatWith(({ currencyDisplay }) => {
      if (currencyDisplay === 'narrowSymbol') throw new RangeError('currencyDisplay');
      return { format: () => '12,50 SEK' };
    });

    expect(format('12.5', 'SEK')).toBe('12,50\u00A0SEK');
    expect(options.map(({ currencyDisplay }) => currencyDisplay)).toEqual(['narrowSymbol', 'symbol']);
  });

  it('[F1] makes one formatter a currency', async () => {
    const { formatMoney: format, options } = await formatWith(() => ({ format: String }));

    for (const currency of ['SEK', 'SEK', 'JPY', 'SEK', 'JPY']) format('1', currency);

    expect(options.map(({ currency }) => currency)).toEqual(['SEK', 'JPY']);
  });
});

describe('dates', () => {
  it.each([
    ['2026-12-01', 'Tue, 1 Dec 2026', 'Tuesday, 1 December 2026', '1 Dec 2026'],
    ['2027-05-31', 'Mon, 31 May 2027', 'Monday, 31 May 2027', '31 May 2027'],
    ['2028-02-29', 'Tue, 29 Feb 2028', 'Tuesday, 29 February 2028', '29 Feb 2028'],
  ])('[F2] %s is in English', (date, day, long, short) => {
    expect(formatDate(date)).toBe(day);
    expect(formatDate(date, 'long')).toBe(long);
    expect(formatDate(date, 'short')).toBe(short);
  });

  it.each([null, undefined, '', 'soon', '2026-02-30', '2026-1-1'])('[F2] %j shows a placeholder', (date) => {
    expect(formatDate(date)).toBe('—');
    expect(formatDate(date, 'long')).toBe('—');
  });

  it.each([
    ['09:30:00', '09:30'],
    ['09:30', '09:30'],
    ['23:59:59.5', '23:59'],
    [null, '—'],
    [undefined, '—'],
    ['', '—'],
    ['noon', '—'],
  ])('[F2] the time %j shows as %s', (time, expected) => {
    expect(formatTime(time)).toBe(expected);
  });

  it.each([
    ['2026-12-01T23:30:00Z', 'Europe/Zagreb', 'Wed, 2 Dec 2026, 00:30'],
    ['2026-12-01T23:30:00+00:00', 'America/New_York', 'Tue, 1 Dec 2026, 18:30'],
    ['2026-07-01T06:00:00.123Z', 'Europe/Zagreb', 'Wed, 1 Jul 2026, 08:00'],
  ])('[F7, F2] %s in %s is %s', (instant, zone, expected) => {
    expect(formatInstant(instant, zone)).toBe(expected);
    expect(formatInstant(null, zone)).toBe('—');
  });

  it.each([
    ['2026-12-01T23:30:00Z', '00:30'],
    ['2026-12-01T22:59:59Z', 'Tue, 1 Dec 2026, 23:59'],
  ])('[F7, F2] %s is %s on 2 December in Zagreb: a moment of another day has its date', (instant, expected) => {
    expect(formatMoment(instant, 'Europe/Zagreb', Temporal.Instant.from('2026-12-02T10:00:00Z'))).toBe(expected);
  });
});
