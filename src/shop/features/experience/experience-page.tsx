import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { experienceResource, hrefTo } from '#domain/app/pages.ts';
import type { Experience, ExperienceRow } from '#domain/contract/catalogue.ts';
import { phrasesAround } from '#domain/text/phrases.ts';
import { textLanguage } from '#domain/text/text-language.ts';
import { HeartButton } from '#shop/booking/heart-button.tsx';
import { PageButton } from '#shop/booking/page-links.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import { knownExperienceAtom, rowAtom } from '#shop/state/booking/experience.ts';
import { recordViewAtom } from '#shop/state/device/device-lists.ts';
import { sharePageAtom } from '#shop/state/device/share.ts';
import { isKioskAtom } from '#shop/state/kiosk-mode.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { ResourceFailure, refreshAtom, storeAtom } from '#shop/state/resources.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { languageName, storyLanguage } from '#text/experience-words.ts';
import { formatInstant } from '#text/format.ts';
import { titlePhrase } from '#text/line-words.ts';
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import { Gallery } from '#ui/pictures/gallery.tsx';
import * as words from '#words/experience.ts';
import { asOf } from '#words/shell.ts';
import { BookingBar, BookingPanel } from './booking-panel.tsx';
import { type BookingPlace, type ExperienceView, useBookingPlace } from './booking-place.ts';
import styles from './experience-page.module.css';
import { RatingLink } from './reviews.tsx';
import { KeyFacts, Story } from './story.tsx';

/** One experience (E2), with the form to book it (E3) or to change a line (E5). The data of a listing's row are painted at once. */
export function ExperiencePage({ view }: { view: ExperienceView }) {
  const experience = useExperience(view.id);
  const row = useAtomValue(useMemo(() => rowAtom(view.id), [view.id]));
  const summary = experience ?? row;

  if (!summary) return <ExperienceSkeleton />;
  return (
    <ExperienceArticle key={`${view.id} ${view.editCartItem}`} view={view} summary={summary} experience={experience} />
  );
}

/**
 * The experience, or undefined while it is being read. It does not suspend, so that painted parts stay. @throws ResourceFailure to the boundary if it
 * cannot be read
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
}

/** The head is painted in the frame after the tap. Data that arrive later are rendered without holding up a tap. */
function ExperienceArticle({ view, summary, experience: known }: Props) {
  const experience = useDeferredValue(known);
  const place = useBookingPlace(view, summary.id);
  const original = storyLanguage(experience ?? summary);
  const recordView = useSetAtom(recordViewAtom);
  const isOut = useAtomValue(isOutOfReachAtom);
  const { time_zone } = useAtomValue(storeAtom);

  useEffect(() => {
    if (experience) void recordView(experience);
  }, [experience, recordView]);

  return (
    <article className={styles.article} aria-busy={experience ? undefined : true}>
      <div className={styles.top}>
        <BackLink />
        {/* The code of the heart is loaded later. It stands before the share button, so that it moves nothing when it appears. */}
        <HeartButton row={summary} className={styles.heart} />
        <ShareButton title={summary.title} slug={summary.slug} />
      </div>
      <EditNotice slug={summary.slug} experienceId={summary.id} line={place.isDone ? undefined : place.line} />
      <Gallery
        label={words.photosOf(summary.title)}
        pictures={useMemo(() => experience?.images ?? (summary.image ? [summary.image] : []), [experience, summary])}
        isComing={!experience}
      />
      <div className={styles.columns}>
        <header className={layout.column}>
          <h1 tabIndex={-1} lang={textLanguage(summary, 'title')}>
            {summary.title}
          </h1>
          <p className={styles.lead} lang={textLanguage(summary, 'short_description')}>
            {summary.short_description}
          </p>
          {original ? <p className={layout.softSmall}>{words.textIn(languageName(original))}</p> : null}
          {isOut ? <p className={layout.softSmall}>{asOf(formatInstant(summary.as_of, time_zone))}</p> : null}
          <RatingLink rating={summary.rating} />
          {experience ? <KeyFacts experience={experience} /> : <Skeleton className={styles.facts} />}
        </header>
        <div className={styles.booking}>
          {experience ? <BookingPanel experience={experience} place={place} /> : <Skeleton className={styles.panel} />}
        </div>
        <div className={styles.story}>{experience ? <Story experience={experience} /> : <StorySkeleton />}</div>
      </div>
      {experience ? <BookingBar experience={experience} place={place} /> : null}
    </article>
  );
}

/** Explains why a line in the address cannot be changed here (E5), with links to continue. */
function EditNotice({ slug, experienceId, line }: { slug: string; experienceId: number; line: BookingPlace['line'] }) {
  const other = typeof line === 'object' && line.experience_id !== experienceId ? line : null;
  if (line !== 'missing' && !other) return null;

  return (
    <div className={styles.notice}>
      <output>
        {other ? (
          <Phrases of={phrasesAround(words.editOfOther(other.experience.title), titlePhrase(other))} />
        ) : (
          words.editGone
        )}
      </output>
      <div className={layout.row2}>
        {other ? (
          <PageButton to={hrefTo.experience(other.experience.slug, other.id)}>{words.editChangeThere}</PageButton>
        ) : (
          <PageButton to={hrefTo.experience(slug)} replace>
            {words.editBookAgain}
          </PageButton>
        )}
        <PageButton kind="plain" to={hrefTo.checkout(0)}>
          {words.goToCart}
        </PageButton>
      </div>
    </div>
  );
}

/** Shares the experience by the device's own dialog, or copies its address. A kiosk does not show it, and without script it would not work. */
function ShareButton({ title, slug }: { title: string; slug: string }) {
  const share = useSetAtom(sharePageAtom);
  const isKiosk = useAtomValue(isKioskAtom);
  const isAlive = useIsHydrated();

  if (isKiosk || !isAlive) return null;
  return (
    <button type="button" className={styles.share} onClick={() => void share({ title, path: hrefTo.experience(slug) })}>
      <Icon drawing={drawings.share} size={20} />
      {words.share}
    </button>
  );
}

function BackLink() {
  const home = usePageLink(hrefTo.home());

  return (
    <a className={styles.back} {...home}>
      <Icon name="left" size={20} />
      {words.allExperiences}
    </a>
  );
}

/** A placeholder for an experience of which no data are known yet. Its words are there also while nothing answers (W1a). */
function ExperienceSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <BackLink />
      <Skeleton className={styles.gallery} />
      <Skeleton className={styles.title} />
      <Skeleton text />
      <Skeleton className={styles.facts} />
      <StorySkeleton />
    </div>
  );
}

function StorySkeleton() {
  return (
    <div className={layout.stack3}>
      <Skeleton className={styles.heading} />
      <Skeleton text />
      <Skeleton text />
      <Skeleton text className={styles.short} />
    </div>
  );
}
