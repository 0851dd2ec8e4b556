import { useDeferredValue, useEffect, useRef } from 'react';
import { hrefTo } from '#domain/app/pages.ts';
import { hasChildrenRule } from '#domain/booking/adult.ts';
import { familyPrice } from '#domain/booking/family-price.ts';
import type { Experience, Rate } from '#domain/contract/catalogue.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { phraseOf, phrasesAround } from '#domain/text/phrases.ts';
import { LeadPriceText } from '#shop/booking/lead-price.tsx';
import { PageButton } from '#shop/booking/page-links.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import { optionRange } from '#shop/booking/price-option.ts';
import { priceText } from '#shop/booking/price-text.ts';
import { shouldSaveData, whenIdle } from '#shop/state/page/page-link.ts';
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import layout from '#ui/layout.module.css';
import { lazy } from '#ui/loading/lazy.tsx';
import { ModalSheet } from '#ui/overlays/dialog.tsx';
import * as words from '#words/experience.ts';
import { Booked } from './booked.tsx';
import { BookingFoot } from './booking-foot.tsx';
import styles from './booking-panel.module.css';
import { BOOK, type BookingPlace } from './booking-place.ts';

interface Props {
  experience: Experience;
  place: BookingPlace;
}

/** The prices, and the form once the visitor opens it: beside the story on a wide screen, below its head on a narrow one. */
export function BookingPanel({ experience, place }: Props) {
  const { booking, isDone, isNarrow, isSheetOpen, closeSheet } = place;
  const isFormHere = booking !== null && !isDone && !isNarrow;
  const isAlive = useIsHydrated();

  // Loads the code of the form once the page is idle.
  useEffect(() => (shouldSaveData() ? undefined : whenIdle(0, preloadFields)), []);

  return (
    <aside id={BOOK} className={styles.panel} aria-label={words.bookingLabel}>
      {booking && isDone ? <Booked booking={booking} isWaiting={place.isWaiting} takesFocus={!isNarrow} /> : null}
      {isFormHere ? (
        <div className={styles.form}>
          <h2 className={layout.size3}>{words.bookingTitle}</h2>
          <div className={styles.fields}>
            <Fields isModal={false} />
          </div>
          <BookingFoot />
        </div>
      ) : null}
      {isDone || isFormHere ? null : (
        <>
          <FromPrice experience={experience} />
          <div className={styles.wide}>
            <OpenLink place={place} wide />
          </div>
          <RatesTable experience={experience} />
          <noscript>
            <p>{words.withoutScript}</p>
          </noscript>
          {isAlive ? null : <p className={styles.late}>{words.formSlow}</p>}
        </>
      )}
      {isNarrow ? (
        <ModalSheet
          open={isSheetOpen}
          onClose={closeSheet}
          title={words.bookingTitle}
          foot={<BookingFoot />}
          className={styles.sheet}
        >
          {isSheetOpen ? <Fields isModal /> : null}
        </ModalSheet>
      ) : null}
    </aside>
  );
}

/** On a narrow screen: the price and the button to the form, within reach of the thumb. */
export function BookingBar({ experience, place }: Props) {
  const { booking, isDone, isNarrow, isWaiting } = place;
  const isNew = booking?.lineId === null;
  const bar = useRef<HTMLDivElement>(null);
  const isNext = isDone && isNarrow;

  // The sheet has closed, and the button that opened it has disappeared.
  useEffect(() => {
    if (isNext) bar.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isNext]);

  return (
    <div ref={bar} className={styles.bar}>
      <VisuallyHidden>
        <output>{isNext && isWaiting ? `${words.bookingSaved}. ${words.notHeldYet}` : ''}</output>
      </VisuallyHidden>
      {isDone ? (
        <>
          <p className={layout.strong}>{isWaiting ? words.bookingSaved : words.inCart}</p>
          <PageButton kind="action" to={hrefTo.checkout(isNew ? 1 : 0)}>
            {isNew ? words.checkOut : words.goToCart}
          </PageButton>
        </>
      ) : (
        <>
          <FromPrice experience={experience} />
          <OpenLink place={place} />
        </>
      )}
    </div>
  );
}

function FromPrice({ experience: { from_price } }: { experience: Experience }) {
  if (!from_price) return null;

  return (
    <p className={styles.from}>
      <LeadPriceText price={from_price} className={styles.price} per={styles.per} />
    </p>
  );
}

/** A link to the panel until the script runs; then it opens the form. */
function OpenLink({ place, wide = false }: { place: BookingPlace; wide?: boolean }) {
  return (
    <ButtonLink
      kind="action"
      wide={wide}
      href={`#${BOOK}`}
      className={styles.open}
      onClick={(event) => {
        event.preventDefault();
        preloadFields();
        place.open();
      }}
      onPointerEnter={preloadFields}
    >
      {typeof place.line === 'object' ? words.bookingChange : words.chooseDate}
    </ButtonLink>
  );
}

/** The fields of the form. A skeleton is painted in the frame after the tap, and the fields once they are rendered. */
function Fields({ isModal }: { isModal: boolean }) {
  const status = fields.useStatus();
  const isPainted = useDeferredValue(true, false);

  // If an address opened the form, its code was not preloaded (W12).
  useEffect(preloadFields, []);

  if (status === 'loading' || !isPainted) {
    return (
      <div className={styles.skeleton} aria-busy="true">
        <Skeleton className={styles.calendar} />
        <Skeleton text />
        <Skeleton className={styles.row} />
        <Skeleton className={styles.row} />
      </div>
    );
  }
  if (status === 'ready') return <fields.Ready isModal={isModal} />;
  return (
    <div className={layout.startStack4}>
      <p>{words.notLoaded}</p>
      <Button onClick={preloadFields}>{words.tryAgain}</Button>
    </div>
  );
}

const fields = lazy(() => import('#shop/booking/booking-fields.tsx').then(({ BookingFields }) => BookingFields));
const preloadFields = () => void fields.preload();

/** The price options, each with its range of ages or sizes (E2). The table is complete without script. */
function RatesTable({ experience }: { experience: Experience }) {
  return experience.rates.map((rate) => (
    <table key={rate.id} className={styles.table}>
      <caption className={styles.caption}>
        <span lang={rate.text_language}>{rate.title}</span>
        {notesOn(rate) ? <span className={styles.limits}> {notesOn(rate)}</span> : null}
      </caption>
      <tbody>
        {rate.pricing_options.map((option) => (
          <tr key={option.id}>
            <th scope="row" className={styles.option}>
              <span lang={option.pricing_category.text_language}>{option.pricing_category.title}</span>
              <span className={styles.range}>{optionRange(rate, option)}</span>
            </th>
            <td className={styles.rate}>{priceText(option.retail_price)}</td>
          </tr>
        ))}
      </tbody>
      <FamilyPriceRow rate={rate} />
    </table>
  ));
}

/** The price of a family, so that visitors need not add it up. */
function FamilyPriceRow({ rate }: { rate: Rate }) {
  const family = familyPrice(rate);
  if (!family) return null;
  const { adult, child, total } = family;
  const { currency } = adult.retail_price;
  const sentence = words.familyPrice(
    adult.pricing_category.title,
    child.pricing_category.title,
    formatMoney(toDecimal(total, currency), currency),
  );

  return (
    <tfoot>
      <tr>
        <td colSpan={2} className={styles.family}>
          <Phrases of={phrasesAround(sentence, phraseOf(adult.pricing_category), phraseOf(child.pricing_category))} />
        </td>
      </tr>
    </tfoot>
  );
}

function notesOn(rate: Rate): string {
  const notes = [limitsText(rate), rate.price_rules && words.pricesByDay, hasChildrenRule(rate) && words.withAdult];
  return notes.filter(Boolean).join(' · ');
}

/** The limits of a booking as a whole, if there are any. */
function limitsText({ min_per_booking, max_per_booking, is_group_pricing }: Rate): string {
  if (is_group_pricing) return '';
  if (min_per_booking > 1 && max_per_booking !== null) return words.between(min_per_booking, max_per_booking);
  if (min_per_booking > 1) return words.atLeast(min_per_booking);
  return max_per_booking === null ? '' : words.upTo(max_per_booking);
}
