import { memo, useRef } from 'react';
import { hrefTo } from '#domain/app/pages.ts';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { cancellationLabel, durationText } from '#domain/text/facts.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { setHeroSource } from '#ui/pictures/hero-source.ts';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/listing.ts';
import styles from './experience-card.module.css';

interface Props {
  experience: ExperienceRow;
  isFirst: boolean;
}

/** An experience in the listing (L11). The whole card is its title's link. As long as it is the same one, a choice costs nothing of it. */
export const ExperienceCard = memo(function ExperienceCard({ experience, isFirst }: Props) {
  const { slug, title, image, duration, cancellation_policy, from_price } = experience;
  const picture = useRef<HTMLDivElement>(null);
  const link = usePageLink(hrefTo.experience(slug), { onGo: () => setHeroSource(picture.current) });

  return (
    <article className={styles.card}>
      <div ref={picture} className={styles.picture}>
        <PictureView kind="experience" picture={image} sizes={SIZES} eager={isFirst} alt="" />
      </div>
      <h3 className={styles.title}>
        <a {...link}>{title}</a>
      </h3>
      <p className={styles.facts}>
        <span className={styles.duration}>
          <Icon name="clock" size={16} />
          {durationText(duration)}
        </span>
        <span>{cancellationLabel(cancellation_policy)}</span>
      </p>
      {from_price ? (
        <p className={styles.price}>
          {`${words.resultsFrom} `}
          <b>{formatMoney(from_price.gross, from_price.currency)}</b>
        </p>
      ) : null}
    </article>
  );
});

/** As the grid of `results.module.css` has it. */
const SIZES =
  '(min-width: 1900px) 440px, (min-width: 78rem) 23vw, (min-width: 60rem) 30vw, (min-width: 36rem) 46vw, 92vw';
