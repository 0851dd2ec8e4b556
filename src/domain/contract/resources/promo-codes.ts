import { PROMO_KINDS } from '../../money/promo.ts';
import { typedCode } from '../../typing/typed-text.ts';
import { boolean, choice, date, decimal, type Field, integer, list, made, nullable } from '../fields.ts';
import { reason } from '../problems.ts';
import { pk } from '../resource-fields.ts';

const MOST = 1_000_000_000;

/** The fields that sellers enter for a promo code. */
export const promoCodeFields = {
  /** Amounts are in the store's currency, days are in its zone. */
  store: pk('stores'),
  /** Stored in capitals and without spaces. */
  code: code(),
  kind: choice(...PROMO_KINDS),
  /** For `percent` a percentage, for `set` and `subtract` an amount. */
  value: decimal({ min: 0 }),
  /** First and last day. */
  valid_from: nullable(date()),
  valid_until: nullable(date()),
  /** Uses are orders that are pending or bought. */
  most_uses: nullable(integer({ min: 1, max: MOST })),
  most_uses_per_customer: nullable(integer({ min: 1, max: MOST })),
  /** The least total of the whole cart, before the discount. */
  minimum_total: nullable(decimal({ min: 0 })),
  /** Empty: the code is for all experiences. */
  experiences: list(pk('experiences'), { max: 1000 }),
  is_active: boolean(),
};

function code(): Field<string> {
  const written = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}])?$/u;
  return made<string>({
    type: 'promo_code',
    schema: { type: 'string', minLength: 2, maxLength: 64, examples: ['WELCOME10'] },
    coerce: (value) => (typeof value === 'string' ? typedCode(value) : value),
    check: (value) => {
      if (typeof value !== 'string') return reason('not_a_text');
      if (value === '') return reason('not_blank');
      if (value.length < 2) return reason('too_short', { min: 2 });
      if (value.length > 64) return reason('too_long', { max: 64 });
      return written.test(value) || reason('not_a_promo_code');
    },
  });
}
