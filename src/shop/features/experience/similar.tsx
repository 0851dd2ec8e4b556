import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { wholeListing } from '#domain/app/filters.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { similarRows } from '#domain/app/similar.ts';
import { wholeListingResource } from '#domain/app/whole-listing.ts';
import type { Experience, ExperienceRow } from '#domain/contract/catalogue.ts';
import { durationText } from '#domain/text/facts.ts';
import { textLanguage } from '#domain/text/text-language.ts';
import { LeadPriceText } from '#shop/booking/lead-price.tsx';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { peekAtom, prefetchAtom } from '#shop/state/resources.ts';
import { scrollToFocus } from '#ui/browser/scroll-to-focus.ts';
import { setHeroSource } from '#ui/pictures/hero-source.ts';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/experience.ts';
import { Section } from './section.tsx';
import styles from './similar.module.css';

const MOST = 6;
const all = wholeListingResource(wholeListing);

/** What else a visitor may like (V13), of what the device knows; read when the end of the page comes near. */
export function Similar({ experience }: { experience: Experience }) {
  const prefetch = useSetAtom(prefetchAtom);
  const known = useAtomValue(peekAtom(all));
  const [isNear, setNear] = useState(false);
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isNear || !mark.current) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((it) => it.isIntersecting)), {
      rootMargin: '50%',
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isNear]);

  useEffect(() => {
    if (isNear) void prefetch(all);
  }, [isNear, prefetch]);

  const rows = known ? similarRows(experience, known.results, MOST) : [];
  return (
    <div ref={mark}>
      {rows.length > 0 ? (
        <Section id="similar" title={words.similar}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of its links */}
          <ul className={styles.rail} onFocus={scrollToFocus}>
            {rows.map((row) => (
              <li key={row.id}>
                <Card row={row} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
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
      <p className={styles.facts}>{[row.place, durationText(row.duration)].filter(Boolean).join(' · ')}</p>
      {row.from_price ? (
        <p>
          <LeadPriceText price={row.from_price} />
        </p>
      ) : null}
    </article>
  );
}
