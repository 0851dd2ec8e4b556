import { amountTextProblem } from '#domain/money/typed-amount.ts';
import { problemText } from './problem-text.ts';

/** The reason why a typed text is not an amount, in words; null for an amount. */
export function amountError(text: string, currency: string): string | null {
  const problem = amountTextProblem(text, currency);
  return problem && problemText(problem);
}
