import type { CardPageWords } from './card-page-words.ts';

export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

/** The outcome of a payment with a card: `slow` is decided some seconds later. */
export type Verdict = 'paid' | 'declined' | 'approval' | 'slow' | 'slow_declined';

/** The only cards that the sandbox accepts (P10). */
export const testCards: readonly { number: string; verdict: Verdict }[] = [
  { number: '4242 4242 4242 4242', verdict: 'paid' },
  { number: '4000 0000 0000 0002', verdict: 'declined' },
  { number: '4000 0025 0000 3155', verdict: 'approval' },
  { number: '4000 0000 0000 0077', verdict: 'slow' },
  { number: '4000 0000 0000 9995', verdict: 'slow_declined' },
];

/** The outcome of a card; null for a number that is no test card. */
export function verdictOf(number: string): Verdict | null {
  const digits = digitsOf(number);
  return testCards.find((card) => digitsOf(card.number) === digits)?.verdict ?? null;
}

type ProblemWords = CardPageWords['problems'];

export type CardProblems = Partial<Record<keyof CardForm, string>>;

/** The problems of a card, in words; empty if the payment can be tried. */
export function cardProblems(card: CardForm, { problems }: CardPageWords, now: Temporal.Instant): CardProblems {
  const found = {
    number: numberProblem(card.number, problems),
    expiry: expiryProblem(card.expiry, problems, now),
    cvc: /^\d{3,4}$/.test(card.cvc) ? null : problems.shortCode,
    name: card.name === '' ? problems.noName : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function numberProblem(number: string, problems: ProblemWords): string | null {
  const digits = digitsOf(number);
  if (/[^\d\s-]/.test(number)) return problems.onlyDigits;
  if (digits.length < 12) return problems.shortNumber;
  if (digits.length > 19 || !passesLuhn(digits)) return problems.wrongNumber;
  return verdictOf(digits) ? null : problems.noTestCard;
}

function expiryProblem(expiry: string, problems: ProblemWords, now: Temporal.Instant): string | null {
  const parts = /^(\d{2})\s*[/-]?\s*(?:20)?(\d{2})$/.exec(expiry);
  if (!parts) return problems.shortDate;
  const [month, year] = [Number(parts[1]), 2000 + Number(parts[2])];
  if (month < 1 || month > 12) return problems.wrongMonth;
  const lastMonth = Temporal.PlainYearMonth.from({ year, month });
  const thisMonth = now.toZonedDateTimeISO('UTC').toPlainDate().toPlainYearMonth();
  return Temporal.PlainYearMonth.compare(lastMonth, thisMonth) < 0 ? problems.pastDate : null;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [i, digit] of digits.split('').reverse().entries()) {
    const doubled = Number(digit) * (i % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
