import { useRef } from 'react';
import { hrefTo } from '#domain/app/pages.ts';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { textLanguage } from '#domain/text/text-language.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { durationText } from '#text/facts.ts';
import { scrollToFocus } from '#ui/browser/scroll-to-focus.ts';
import layout from '#ui/layout.module.css';
import { setHeroSource } from '#ui/pictures/hero-source.ts';
import { PictureView } from '#ui/pictures/picture.tsx';
import { LeadPriceText } from './lead-price.tsx';
import styles from './tour-rail.module.css';

/** All given experiences side by side in a list that scrolls. */
export function TourRail({ rows }: { rows: readonly ExperienceRow[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of its links
    <ul className={styles.rail} onFocus={scrollToFocus}>
      {rows.map((row) => (
        <li key={row.id}>
          <Card row={row} />
        </li>
      ))}
    </ul>
  );
}

function Card({ row }: { row: ExperienceRow }) {
  const picture = useRef<HTMLDivElement>(null);
  const link = usePageLink(hrefTo.experience(row.slug), { onGo: () => setHeroSource(picture.current) });

  return (
    <article className={styles.card}>
      <div ref={picture} className={styles.picture}>
        <PictureView kind="experience" picture={row.image} sizes="15rem" alt="" />
      </div>
      <h3 className={styles.title}>
        <a {...link} lang={textLanguage(row, 'title')}>
          {row.title}
        </a>
      </h3>
      <p className={layout.softSmall}>{[row.place, durationText(row.duration)].filter(Boolean).join(' · ')}</p>
      {row.from_price ? (
        <p>
          <LeadPriceText price={row.from_price} />
        </p>
      ) : null}
    </article>
  );
}
