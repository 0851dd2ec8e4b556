import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { experienceResource, hrefTo } from '#domain/pages.ts';
import { usePageLink } from '#state/page-link.ts';
import { resourceAtom } from '#state/resources.ts';
import { Gallery } from '#ui/gallery.tsx';
import { Icon } from '#ui/icon.tsx';
import { BookingBar, BookingPanel } from './booking-panel.tsx';
import type { ExperienceView } from './booking-place.ts';
import { useBookingPlace } from './booking-place.ts';
import { EditNotice } from './edit-notice.tsx';
import styles from './experience-page.module.css';
import { ExperienceSkeleton } from './experience-skeleton.tsx';
import { KeyFacts } from './key-facts.tsx';
import { Story } from './story.tsx';

/** One experience (E2), and the way to book it (E3). With a line of the cart in the address, the way to change that (E5). */
export function ExperiencePage({ view }: { view: ExperienceView }) {
  return (
    <Suspense fallback={<ExperienceSkeleton />}>
      <ExperienceArticle key={`${view.id} ${view.editCartItem}`} view={view} />
    </Suspense>
  );
}

function ExperienceArticle({ view }: { view: ExperienceView }) {
  const experience = useAtomValue(resourceAtom(experienceResource(view.id)));
  const place = useBookingPlace(view, experience);
  const home = usePageLink(hrefTo.home());

  return (
    <article className={styles.article}>
      <a className={styles.back} {...home}>
        <Icon name="left" size={20} />
        All experiences
      </a>
      <Gallery label={`Photos of ${experience.title}`} kind="experience" pictures={experience.images} />
      <div className={styles.columns}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>{experience.title}</h1>
          <p className={styles.lead}>{experience.short_description}</p>
          <EditNotice experience={experience} line={place.line} />
          <KeyFacts experience={experience} />
        </header>
        <div className={styles.booking}>
          <BookingPanel experience={experience} place={place} />
        </div>
        <div className={styles.story}>
          <Story experience={experience} />
        </div>
      </div>
      <BookingBar experience={experience} place={place} />
    </article>
  );
}
