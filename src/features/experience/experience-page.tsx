import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { experienceResource, hrefTo } from '#domain/app/pages.ts';
import type { Experience, ExperienceRow } from '#domain/contract/catalogue.ts';
import { knownExperienceAtom, rowAtom } from '#state/booking/experience.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { ResourceFailure, refreshAtom } from '#state/resources.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Gallery } from '#ui/pictures/gallery.tsx';
import * as words from '#words/experience.ts';
import { BookingBar, BookingPanel } from './booking-panel.tsx';
import type { ExperienceView } from './booking-place.ts';
import { useBookingPlace } from './booking-place.ts';
import { EditNotice } from './edit-notice.tsx';
import styles from './experience-page.module.css';
import { ExperienceSkeleton, FactsSkeleton, PanelSkeleton, StorySkeleton } from './experience-skeleton.tsx';
import { KeyFacts } from './key-facts.tsx';
import { ShareButton } from './share-button.tsx';
import { Story } from './story.tsx';

/**
 * One experience (E2), and the way to book it (E3). With a line of the cart in the address, the way to change that (E5). What a
 * listing has told of it is painted at once, the rest when it has come.
 */
export function ExperiencePage({ view }: { view: ExperienceView }) {
  const experience = useExperience(view.id);
  const row = useAtomValue(useMemo(() => rowAtom(view.id), [view.id]));
  const summary = experience ?? row;

  if (!summary) return <ExperienceSkeleton />;
  return (
    <ExperienceArticle
      key={`${view.id} ${view.editCartItem}`}
      view={view}
      summary={summary}
      experience={experience}
      isListed={row !== undefined}
    />
  );
}

/**
 * Does not suspend: what stands already must stay.
 *
 * @throws ResourceFailure to the boundary where it is not to be had
 */
function useExperience(id: string): Experience | undefined {
  const resource = useMemo(() => experienceResource(id), [id]);
  const known = useAtomValue(useMemo(() => knownExperienceAtom(id), [id]));
  const isUnknown = known === undefined;
  const read = useSetAtom(refreshAtom);

  useEffect(() => {
    if (isUnknown) void read(resource);
  }, [isUnknown, read, resource]);

  if (known && known.state !== 'here') throw new ResourceFailure(resource, known);
  return known?.value as Experience | undefined;
}

interface Props {
  view: ExperienceView;
  summary: ExperienceRow;
  experience: Experience | undefined;
  /** Whether one may come to it from a listing, by a tap that is to be answered at once. */
  isListed: boolean;
}

/** Its head is painted in the frame after the tap; all below it, though it is known, when that has been worked out. */
function ExperienceArticle({ view, summary, experience: known, isListed }: Props) {
  const experience = useDeferredValue(known, isListed ? undefined : known);
  const place = useBookingPlace(view, summary.id);
  const home = usePageLink(hrefTo.home());
  const isBooked = place.booking?.attempt.kind === 'done';

  return (
    <article className={styles.article} aria-busy={experience ? undefined : true}>
      <div className={styles.top}>
        <a className={styles.back} {...home}>
          <Icon name="left" size={20} />
          {words.allExperiences}
        </a>
        <ShareButton title={summary.title} slug={summary.slug} />
      </div>
      <EditNotice slug={summary.slug} experienceId={summary.id} line={isBooked ? null : place.line} />
      <Gallery
        label={words.photosOf(summary.title)}
        kind="experience"
        pictures={useMemo(() => experience?.images ?? (summary.image ? [summary.image] : []), [experience, summary])}
        isComing={!experience}
      />
      <div className={styles.columns}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>{summary.title}</h1>
          <p className={styles.lead}>{summary.short_description}</p>
          {experience ? <KeyFacts experience={experience} /> : <FactsSkeleton />}
        </header>
        <div className={styles.booking}>
          {experience ? <BookingPanel experience={experience} place={place} /> : <PanelSkeleton />}
        </div>
        <div className={styles.story}>{experience ? <Story experience={experience} /> : <StorySkeleton />}</div>
      </div>
      {experience ? <BookingBar experience={experience} place={place} /> : null}
    </article>
  );
}
