import type { Language } from '#domain/contract/languages.ts';
import type { Notification, NotificationLine } from '#domain/contract/office/notifications.ts';
import type * as formatsEnglish from '#words/formats.ts';
import type * as english from '#words/office/notifications.ts';
import { wordsIn } from '../words.ts';

/** The words of emails and messages to devices, in the language of their reader. */
export const notificationWords = await wordsIn<typeof english>('office/notifications.ts');

const formats = await wordsIn<typeof formatsEnglish>('formats.ts');

type Shown = Pick<Notification, 'lines' | 'amount'>;

/** 'Walk along the quay · Wed, 2 Dec 2026, 09:00 · 2 guests', a line for each tour. */
export function linesText({ lines }: Pick<Shown, 'lines'>, language: Language): string {
  return lines.map((line) => lineText(line, language)).join('\n');
}

function lineText({ title, date, time, people }: NotificationLine, language: Language): string {
  const { dayOfWeek, day, month, year } = Temporal.PlainDate.from(date);
  const when = `${formats[language].dayDate(dayOfWeek, day, month, year)}, ${time.slice(0, 5)}`;
  return [title, when, notificationWords[language].guests(people)].join(' · ');
}

export function moneyText({ amount }: Pick<Shown, 'amount'>, language: Language): string | null {
  if (!amount) return null;
  const format = new Intl.NumberFormat(formats[language].locale, { style: 'currency', currency: amount.currency });
  return format.format(Number(amount.amount));
}
