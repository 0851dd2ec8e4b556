import { optionPrice, optionRange } from '#booking/price-option.ts';
import type { Experience, Rate } from '#domain/contract/catalogue.ts';
import * as words from '#words/experience.ts';
import styles from './rates-table.module.css';

/** What the price options are, each with its age or range label (E2): complete without script. */
export function RatesTable({ experience }: { experience: Experience }) {
  return experience.rates.map((rate) => (
    <table key={rate.id} className={styles.table}>
      <caption className={styles.caption}>
        {rate.title}
        {limitsText(rate) ? <span className={styles.limits}>{limitsText(rate)}</span> : null}
      </caption>
      <tbody>
        {rate.pricing_options.map((option) => (
          <tr key={option.id}>
            <th scope="row" className={styles.option}>
              {option.pricing_category.title}
              <span className={styles.range}>{optionRange(rate, option)}</span>
            </th>
            <td className={styles.price}>{optionPrice(option)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

/** What holds for a booking as a whole, where it is not just anything. */
function limitsText({ min_per_booking, max_per_booking, is_group_pricing }: Rate): string {
  if (is_group_pricing) return '';
  if (min_per_booking > 1 && max_per_booking !== null) return words.between(min_per_booking, max_per_booking);
  if (min_per_booking > 1) return words.atLeast(min_per_booking);
  return max_per_booking === null ? '' : words.upTo(max_per_booking);
}
