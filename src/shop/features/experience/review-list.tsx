import { useAtomValue } from 'jotai';
import type { Review } from '#domain/contract/catalogue.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { Stars } from '#ui/display/stars.tsx';
import layout from '#ui/layout.module.css';
import { locale } from '#words/formats.ts';
import * as words from '#words/reviews/page.ts';
import styles from './review-list.module.css';

/** The guests' reviews, each with the seller's answer (V14). */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const { base_account } = useAtomValue(storeAtom);

  return (
    <ul className={styles.list}>
      {reviews.map(({ id, rating, text, name, language, visited_in, is_edited, reply, reply_language }) => (
        <li key={id} className={styles.review}>
          <p className={styles.head}>
            <Stars rating={rating} />
            <strong>{name || words.guest}</strong>
            {/* Releases of Intl may have different names of months. */}
            <span className={layout.softSmall} suppressHydrationWarning>
              {[words.visitedIn(monthText(visited_in)), is_edited && words.edited].filter(Boolean).join(' · ')}
            </span>
          </p>
          {text ? (
            <p className={styles.text} lang={language} dir="auto">
              {text}
            </p>
          ) : null}
          {reply ? (
            <div className={styles.reply}>
              <strong>{words.answerOf(base_account.company_display_name)}</strong>
              <p className={styles.text} lang={reply_language} dir="auto">
                {reply}
              </p>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The month in words: `2026-07` → 'July 2026'. */
function monthText(month: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );
}
