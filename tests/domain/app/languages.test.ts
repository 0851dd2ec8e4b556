import { afterEach, describe, expect, it } from 'vitest';
import { inEnglish, inLanguage, translations, wordsOf } from '#tests/support/code/words.ts';

afterEach(inEnglish);

describe('languages', () => {
  it.each([
    ['en', '2026-12-01', 'Tue, 1 Dec 2026', 'Tuesday, 1 December 2026', '1 Dec 2026'],
    ['hr', '2026-12-01', 'uto, 1. pro 2026.', 'utorak, 1. prosinca 2026.', '1. pro 2026.'],
    ['hr', '2026-07-12', 'ned, 12. srp 2026.', 'nedjelja, 12. srpnja 2026.', '12. srp 2026.'],
    ['hr', '2027-11-04', 'čet, 4. stu 2027.', 'četvrtak, 4. studenoga 2027.', '4. stu 2027.'],
    ['de', '2026-12-01', 'Di., 1. Dez. 2026', 'Dienstag, 1. Dezember 2026', '1. Dez. 2026'],
    ['de', '2026-07-12', 'So., 12. Juli 2026', 'Sonntag, 12. Juli 2026', '12. Juli 2026'],
    ['de', '2027-03-04', 'Do., 4. März 2027', 'Donnerstag, 4. März 2027', '4. März 2027'],
    ['it', '2026-12-01', 'mar 1 dic 2026', 'martedì 1 dicembre 2026', '1 dic 2026'],
    ['it', '2027-09-04', 'sab 4 set 2027', 'sabato 4 settembre 2027', '4 set 2027'],
  ])('[F2] in %s the day %s is %s', async (language, date, day, long, short) => {
    const { formatDate } = await inLanguage(language, () => import('#text/format.ts'));

    expect([formatDate(date), formatDate(date, 'long'), formatDate(date, 'short')]).toEqual([day, long, short]);
    expect(formatDate('soon')).toBe('—');
  });

  it.each(translations)('[F2] every day of a year is in %s as Intl has it', async (language) => {
    const { formatDate } = await inLanguage(language, () => import('#text/format.ts'));
    const { locale } = wordsOf(language, 'formats.ts') as { locale: string };
    const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });

    for (let n = 0; n < 365; n++) {
      const day = new Date(Date.UTC(2027, 0, 1 + n));
      expect(formatDate(day.toISOString().slice(0, 10), 'long')).toBe(long.format(day));
    }
  });

  it.each([
    ['en', 'Tue, 1 Dec 2026, 18:30'],
    ['hr', 'uto, 1. pro 2026. u 18:30'],
    ['de', 'Di., 1. Dez. 2026, 18:30'],
    ['it', 'mar 1 dic 2026, 18:30'],
  ])('[F2, F7] in %s an instant is %s', async (language, expected) => {
    const { formatInstant } = await inLanguage(language, () => import('#text/format.ts'));

    expect(formatInstant('2026-12-01T23:30:00Z', 'America/New_York')).toBe(expected);
  });

  it.each([
    ['en', [1, 2, 30], '1 day, 2 hours and 30 minutes'],
    ['hr', [1, 2, 30], '1 dan, 2 sata i 30 minuta'],
    ['hr', [2, 1, 1], '2 dana, 1 sat i 1 minuta'],
    ['hr', [0, 5, 2], '5 sati i 2 minute'],
    ['hr', [0, 21, 11], '21 sat i 11 minuta'],
    ['hr', [0, 12, 22], '12 sati i 22 minute'],
    ['hr', [0, 0, 0], 'Trajanje nije navedeno'],
    ['de', [1, 2, 30], '1 Tag, 2 Stunden und 30 Minuten'],
    ['de', [2, 1, 1], '2 Tage, 1 Stunde und 1 Minute'],
    ['de', [0, 0, 0], 'Dauer nicht angegeben'],
    ['it', [1, 2, 30], '1 giorno, 2 ore e 30 minuti'],
    ['it', [2, 1, 1], '2 giorni, 1 ora e 1 minuto'],
    ['it', [0, 0, 0], 'Durata non indicata'],
  ])('[F3] in %s %j takes %s', async (language, [days = 0, hours = 0, minutes = 0], expected) => {
    const { durationText } = await inLanguage(language, () => import('#text/facts.ts'));

    expect(durationText({ days, hours, minutes })).toBe(expected);
  });

  it.each([
    ['hr', '24 hours before start', 'Besplatno otkazivanje do 24 sata prije početka'],
    ['hr', '7 days before start', 'Besplatno otkazivanje do 7 dana prije početka'],
    ['hr', 'No cutoff time', 'Besplatno otkazivanje'],
    ['hr', 'The evening before', 'Besplatno otkazivanje: The evening before'],
    ['de', '24 hours before start', 'Kostenlose Stornierung bis 24 Stunden vor Beginn'],
    ['de', '1 day before start', 'Kostenlose Stornierung bis 1 Tag vor Beginn'],
    ['de', 'No cutoff time', 'Kostenlose Stornierung'],
    ['de', 'The evening before', 'Kostenlose Stornierung: The evening before'],
    ['it', '24 hours before start', 'Cancellazione gratuita fino a 24 ore prima dell’inizio'],
    ['it', '1 day before start', 'Cancellazione gratuita fino a 1 giorno prima dell’inizio'],
    ['it', 'No cutoff time', 'Cancellazione gratuita'],
    ['it', 'The evening before', 'Cancellazione gratuita: The evening before'],
  ])("[F5] in %s the cut-off '%s' is labelled '%s'", async (language, cancellation_cutoff_time, expected) => {
    const { cancellationLabel } = await inLanguage(language, () => import('#text/facts.ts'));
    const policy = { title: 'Half back', cancellation_cutoff_time };

    expect(cancellationLabel({ ...policy, type: 'Fully refundable' })).toBe(expected);
    expect(cancellationLabel({ ...policy, type: 'Partially refundable' })).toBe('Half back');
  });

  it.each([
    [
      'hr',
      [
        'Otkažete li najmanje 2 dana prije početka, vraćamo vam cijeli iznos.',
        'Otkažete li najmanje 1 sat i 30 minuta prije početka, vraćamo vam 12,5 % iznosa.',
        'Nakon toga nema povrata novca.',
      ],
    ],
    [
      'de',
      [
        'Wenn Sie mindestens 2 Tage vor Beginn stornieren, erhalten Sie den vollen Betrag zurück.',
        'Wenn Sie mindestens 1 Stunde und 30 Minuten vor Beginn stornieren, erhalten Sie 12,5 % des Betrags zurück.',
        'Danach ist keine Erstattung mehr möglich.',
      ],
    ],
    [
      'it',
      [
        'Se annulli almeno 2 giorni prima dell’inizio, ti rimborsiamo tutto.',
        'Se annulli almeno 1 ora e 30 minuti prima dell’inizio, ti rimborsiamo il 12,5%.',
        'Dopo non è previsto alcun rimborso.',
      ],
    ],
  ])('[E2] a policy is told in %s', async (language, lines) => {
    const { policyLines } = await inLanguage(language, () => import('#text/policy-lines.ts'));
    const tiers = [
      { minutes_before_start: 2880, refund_percentage: 100 },
      { minutes_before_start: 90, refund_percentage: 12.5 },
    ];

    expect(policyLines({ tiers })).toEqual(lines);
  });

  it.each([
    [1, 'l’1%'],
    [8, 'l’8%'],
    [11, 'l’11%'],
    [12.5, 'il 12,5%'],
    [18, 'il 18%'],
    [80, 'l’80%'],
    [90, 'il 90%'],
  ])('[E2] in Italian %s percent take their article: %s', async (refund_percentage, expected) => {
    const { policyLines } = await inLanguage('it', () => import('#text/policy-lines.ts'));

    const [line] = policyLines({ tiers: [{ minutes_before_start: 60, refund_percentage }] });
    expect(line).toBe(`Se annulli almeno 1 ora prima dell’inizio, ti rimborsiamo ${expected}.`);
  });

  it.each([
    ['en', '12.5'],
    ['hr', '12,5'],
    ['de', '12,5'],
    ['it', '12,5'],
  ])('[C14] in %s percentages have the decimal sign of the language', (language, expected) => {
    const { depositNow } = wordsOf(language, 'checkout.ts') as { depositNow: (percent: number) => string };
    const { policyPays } = wordsOf(language, 'office/booking.ts') as { policyPays: (...args: unknown[]) => string };
    const { promoNote } = wordsOf(language, 'office/settings.ts') as {
      promoNote: { effects: { percent: (amount: string) => string } };
    };

    for (const text of [depositNow(12.5), policyPays('1,00 €', 12.5), promoNote.effects.percent('12.5')])
      expect(text).toContain(expected);
  });

  it.each(
    translations.flatMap((language) =>
      'cs de en es fi fr hr hu it ja nl pl pt sk sl sv uk zh'.split(' ').map((code) => [language, code] as const),
    ),
  )('[E2] %s names a language as Intl does: %s', async (language, code) => {
    const { languageName } = await inLanguage(language, () => import('#text/experience-words.ts'));

    expect(languageName(code)).toBe(new Intl.DisplayNames(language, { type: 'language' }).of(code));
  });

  it('[C7] says how many people are in a group', () => {
    const counts = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111];
    const people = (language: string) => {
      const words = wordsOf(language, 'formats.ts') as { people: (count: number) => string };
      return counts.map(words.people).map((text) => text.replace(/\d+ /, ''));
    };

    expect(people('hr').join(' ')).toBe(
      'osoba osoba osobe osobe osoba osoba osoba osoba osoba osobe osoba osoba osoba',
    );
    expect(people('de').filter((it) => it === 'Person')).toHaveLength(1);
    expect(people('it').filter((it) => it === 'persona')).toHaveLength(1);
  });
});
