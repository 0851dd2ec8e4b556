import type { Language } from '#domain/contract/languages.ts';
import type { Notification, NotificationLine } from '#domain/contract/office/notifications.ts';
import { joinPhrases, type Phrase, phrasesText } from '#domain/text/phrases.ts';
import type * as formatsEnglish from '#words/formats.ts';
import type * as english from '#words/office/notifications.ts';
import { wordsIn } from '../base/words.ts';

/** The words of emails and messages to devices, in the language of their reader. */
export const notificationWords = await wordsIn<typeof english>('office/notifications.ts');

const formats = await wordsIn<typeof formatsEnglish>('formats.ts');

/** A line with the language of its title, if that is not the reader's. */
type ShownLine = NotificationLine & { readonly text_language?: string | undefined };

export type ShownNotification = Omit<Notification, 'is_seen' | 'lines'> & { readonly lines: ShownLine[] };

/** 'Walk along the quay · Wed, 2 Dec 2026, 09:00 · 2 guests', one line per tour. */
export function linesPhrases({ lines }: Pick<ShownNotification, 'lines'>, language: Language): Phrase[] {
  return joinPhrases(
    lines.map((line) => linePhrases(line, language)),
    '\n',
  );
}

/** The same for texts that cannot carry a language. */
export function linesText(it: Pick<ShownNotification, 'lines'>, language: Language): string {
  return phrasesText(linesPhrases(it, language));
}

function linePhrases({ title, text_language, date, time, people }: ShownLine, language: Language): Phrase[] {
  const { dayOfWeek, day, month, year } = Temporal.PlainDate.from(date);
  const when = `${formats[language].dayDate(dayOfWeek, day, month, year)}, ${time.slice(0, 5)}`;
  return [
    { text: title, language: text_language },
    { text: ` · ${when} · ${notificationWords[language].guests(people)}` },
  ];
}

export function moneyText({ amount }: Pick<ShownNotification, 'amount'>, language: Language): string | null {
  if (!amount) return null;
  const format = new Intl.NumberFormat(formats[language].locale, { style: 'currency', currency: amount.currency });
  return format.format(Number(amount.amount));
}
