import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { wholeListing } from '#domain/app/filters.ts';
import { similarRows } from '#domain/app/similar.ts';
import { wholeListingResource } from '#domain/app/whole-listing.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { TourRail } from '#shop/booking/tour-rail.tsx';
import { peekAtom, prefetchAtom } from '#shop/state/resources.ts';
import * as words from '#words/experience.ts';
import { Section } from './section.tsx';

const MOST = 6;
const all = wholeListingResource(wholeListing);

/** Other experiences that the visitor may like (V13). The list is read when the end of the page comes near. */
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
          <TourRail rows={rows} />
        </Section>
      ) : null}
    </div>
  );
}
