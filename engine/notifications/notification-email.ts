import type { Language } from '#domain/contract/languages.ts';
import { notificationPath, notificationTitle } from '#domain/desk/notification-text.ts';
import { joinPhrases, type Phrase } from '#domain/text/phrases.ts';
import { usualTheme } from '#domain/theme/theme.ts';
import type { Email } from '../context.ts';
import type { Recipient } from './recipients.ts';
import { linesPhrases, moneyText, notificationWords, type ShownNotification } from './texts.ts';

interface EmailInput {
  readonly to: Pick<Recipient, 'email' | 'language'>;
  /** The name of the account. */
  readonly company: string;
  /** The first part of links. */
  readonly origin: string;
  readonly shown: readonly ShownNotification[];
}

/** One email for all notifications that a person gets at once, also if several things happened together (B14). */
export function notificationEmail(input: EmailInput): Email {
  const { to, shown } = input;
  const [only, ...others] = shown;
  const words = notificationWords[to.language];
  if (!only || others.length > 0) return emailOf(input, words.several(shown.length), listed(input));
  // A guest's name stands only in an email whose subject has the order's number, so that a redaction finds it.
  const { number, lines, guest, is_seller } = only;
  const title = lines[0] ? `: ${lines[0].title}` : '';
  const label = is_seller ? words.openBooking : words.openCalendar;
  const heading = notificationTitle(words, only);
  const parts = [
    { phrases: phrasesOf(only, to.language, guest) },
    { label, url: `${input.origin}/desk${notificationPath(only)}` },
  ];
  return emailOf(input, `${heading}${title} (${number})`, parts, heading);
}

/** The email about all notifications of a day. */
export function digestEmail(input: EmailInput): Email {
  return emailOf(input, notificationWords[input.to.language].dailySubject(input.shown.length), listed(input));
}

function listed({ to, origin, shown }: EmailInput): Email['parts'] {
  return [
    ...shown.map((it) => ({
      title: notificationTitle(notificationWords[to.language], it),
      phrases: phrasesOf(it, to.language),
    })),
    { label: notificationWords[to.language].openAll, url: `${origin}/desk/notifications` },
  ];
}

function phrasesOf(it: ShownNotification, language: Language, guest = ''): Phrase[] {
  const { by, byGuest } = notificationWords[language];
  const who = it.actor_kind === 'guest' ? byGuest : it.actor && by(it.actor);
  const facts = [it.number, guest, who].filter(Boolean).join(' · ');
  const money = moneyText(it, language);
  return joinPhrases([[{ text: facts }], linesPhrases(it, language), ...(money ? [[{ text: money }]] : [])], '\n');
}

function emailOf(
  { to, company, origin }: EmailInput,
  subject: string,
  parts: Email['parts'],
  heading = subject,
): Email {
  const { email, language } = to;
  const { whyEmail, preferences } = notificationWords[language];
  const link = { label: preferences, url: `${origin}/desk/notifications/preferences` };
  return {
    to: email,
    subject,
    heading,
    parts,
    sender: company,
    language,
    brand: { name: company, url: null, icon: null, theme: usualTheme },
    foot: { text: whyEmail(company), links: [link] },
  };
}
