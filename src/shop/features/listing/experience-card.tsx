import { useAtomValue } from 'jotai';
import { memo, useRef } from 'react';
import { isFreeToCancel, isShownFree } from '#domain/app/free-cancellation.ts';
import { hrefTo } from '#domain/app/pages.ts';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { textLanguage } from '#domain/text/text-language.ts';
import { LeadPriceText } from '#shop/booking/lead-price.tsx';
import { todayAtom, tomorrowAtom } from '#shop/state/clock.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { cancellationLabel, cancellationLanguage, durationText } from '#text/facts.ts';
import { Rating } from '#ui/display/rating.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { setHeroSource } from '#ui/pictures/hero-source.ts';
import { PictureView } from '#ui/pictures/picture.tsx';
import { tooLateToCancel } from '#words/facts.ts';
import * as words from '#words/listing.ts';
import styles from './experience-card.module.css';
import { homeParts } from './lazy-parts.ts';

interface Props {
  experience: ExperienceRow;
  isFirst: boolean;
  /** The first of the chosen days. */
  dateFrom?: string | null;
}

/**
 * An experience in the listing (L11, V9). The title's link covers the whole card. A choice that keeps the same row does not render its card again.
 */
export const ExperienceCard = memo(function ExperienceCard({ experience, isFirst, dateFrom = null }: Props) {
  const { slug, title, short_description, image, duration, cancellation_policy, place, rating, from_price } =
    experience;
  const isFree = isShownFree(experience, dateFrom);
  const picture = useRef<HTMLDivElement>(null);
  const link = usePageLink(hrefTo.experience(slug), { onGo: () => setHeroSource(picture.current) });

  return (
    <article className={styles.card}>
      <div ref={picture} className={styles.picture}>
        <PictureView kind="experience" picture={image} sizes={SIZES} eager={isFirst} alt="" />
        <FewLeft experience={experience} />
      </div>
      <homeParts.CardHeart.Ready row={experience} />
      <h3 className={styles.title}>
        <a {...link} lang={textLanguage(experience, 'title')}>
          {title}
        </a>
      </h3>
      <p className={styles.facts}>
        {rating ? (
          <>
            <Rating {...rating} />
            {' · '}
          </>
        ) : null}
        {[place, durationText(duration)].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.about} lang={textLanguage(experience, 'short_description')}>
        {short_description}
      </p>
      <p
        className={styles.cancellation}
        data-free={isFree || undefined}
        lang={cancellationLanguage(cancellation_policy)}
      >
        {isFree ? (
          <>
            <Icon name="check" size={16} />
            {words.freeCancellation}
          </>
        ) : isFreeToCancel(cancellation_policy) ? (
          tooLateToCancel
        ) : (
          cancellationLabel(cancellation_policy)
        )}
      </p>
      {from_price ? (
        <p className={styles.price}>
          <LeadPriceText price={from_price} />
        </p>
      ) : null}
    </article>
  );
});

/** Says that few places are left today or tomorrow (V9). Hidden while the engine is out of reach, because the places may be gone by now. */
function FewLeft({ experience: { few_left } }: { experience: ExperienceRow }) {
  const today = useAtomValue(todayAtom);
  const tomorrow = useAtomValue(tomorrowAtom);
  const isOut = useAtomValue(isOutOfReachAtom);
  const few = few_left?.find(({ date }) => date === today || date === tomorrow);

  return few && !isOut ? <p className={styles.few}>{words.fewLeft(few.places, few.date === today)}</p> : null;
}

/** The sizes of pictures in the grid of `results.module.css`. */
const SIZES =
  '(min-width: 1900px) 440px, (min-width: 78rem) 23vw, (min-width: 60rem) 30vw, (min-width: 36rem) 46vw, 92vw';
