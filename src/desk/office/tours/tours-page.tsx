import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '#desk/shared/link-button.tsx';
import list from '#desk/shared/rows.module.css';
import { canAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { experienceStatuses } from '#domain/contract/resources/experiences.ts';
import { listTours, type TourRow } from '#domain/contract/resources/tours.ts';
import { percentTranslated } from '#domain/text/translation-progress.ts';
import { languageName } from '#text/experience-words.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/office/tours.ts';
import { percent, progressOf } from '#words/translations/office.ts';
import { useDebounced } from '../bookings/use-debounced.ts';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView, useLastReading, useReply } from '../reply.tsx';
import { useSettingsAccess } from '../settings/settings-access.ts';
import { useAddressFilters } from '../use-address-filters.ts';
import { ShopOrder } from './shop-order.tsx';
import { LastTourAction, TourButtons } from './tour-buttons.tsx';
import styles from './tours-page.module.css';
import { type TourActions, useTourActions } from './use-tour-actions.ts';

/** The pause in typing before a search begins. */
const PAUSE_MILLISECONDS = 200;

/** All tours of the account, with their status, next departure and missing fields (B10). */
export function ToursPage() {
  const { filters, show } = useAddressFilters({ status: experienceStatuses });
  const { status } = filters;
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim(), PAUSE_MILLISECONDS);
  const actions = useTourActions();
  const can = useAtomValue(canAtom);
  const mayOpen = useSettingsAccess();
  const [isOrdering, setOrdering] = useState(false);

  if (isOrdering) return <ShopOrder onDone={() => setOrdering(false)} />;
  return (
    <PageFrame
      width="middle"
      title={words.title}
      actions={
        <div className={styles.actions}>
          <LinkButton href={deskHref.tour('new')} kind="action">
            {words.add}
          </LinkButton>
          {mayOpen('export') ? <LinkButton href={deskHref.settings('export')}>{words.importTours}</LinkButton> : null}
        </div>
      }
    >
      <div className={styles.filters}>
        <TextField label={words.search} type="search" value={search} onValue={setSearch} />
        <SelectField
          label={words.filter}
          value={status}
          onValue={(value) => show({ status: value })}
          none={words.current}
          options={experienceStatuses.map((it) => [it, words.statuses[it]])}
        />
      </div>
      {can('stores.write') ? (
        <Button className={layout.atStart} onClick={() => setOrdering(true)}>
          {words.order}
        </Button>
      ) : null}
      <LastTourAction actions={actions} />
      <Results key={`${status} ${settled}`} query={{ search: settled, status }} actions={actions} />
    </PageFrame>
  );
}

function Results({ query, actions }: { query: { search: string; status: string }; actions: TourActions }) {
  const [page, setPage] = useState(1);
  const reading = useLastReading(useReply(listTours, {}, { ...query, ordering: 'title', page }));
  const isFiltered = query.search !== '' || query.status !== '';

  return (
    <ReplyView reading={reading} loading={words.loading}>
      {({ results, previous, next }) => (
        <>
          {results.length === 0 ? <p className={styles.none}>{isFiltered ? words.noneFound : words.none}</p> : null}
          <ul className={list.rows} aria-label={words.results}>
            {results.map((tour) => (
              <li key={tour.id}>
                <TourItem tour={tour} actions={actions} />
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {previous === null ? null : <Button onClick={() => setPage(page - 1)}>{words.previousPage}</Button>}
            {next === null ? null : <Button onClick={() => setPage(page + 1)}>{words.nextPage}</Button>}
          </div>
        </>
      )}
    </ReplyView>
  );
}

function TourItem({ tour, actions }: { tour: TourRow; actions: TourActions }) {
  const { id, title, status, image, next_departure, missing, translations } = tour;
  const departure = next_departure && `${formatDate(next_departure.date, 'short')}, ${formatTime(next_departure.time)}`;

  return (
    <article className={styles.tour} aria-label={title}>
      <Link href={deskHref.tour(id)} className={styles.link}>
        <PictureView kind="experience" picture={image} sizes="6rem" alt="" className={styles.picture} />
        <span className={styles.facts}>
          <strong>{title}</strong>
          <span className={styles.status} data-status={status}>
            {words.statuses[status]}
          </span>
          {status === 'published' ? (
            <span>{departure ? words.nextDeparture(departure) : words.noDeparture}</span>
          ) : null}
          {status === 'draft' && missing.length > 0 ? <span>{words.missing(missing.length)}</span> : null}
          {translations.length > 0 ? <span>{progressOf(translations.map(languageText).join(', '))}</span> : null}
        </span>
      </Link>
      <details className={styles.more}>
        <summary aria-label={words.actionsOf(title)}>{words.actions}</summary>
        <div className={styles.actions}>
          <TourButtons tour={tour} isComplete={missing.length === 0} actions={actions} />
        </div>
      </details>
    </article>
  );
}

/** `German 40%` */
function languageText({ language, ...progress }: TourRow['translations'][number]): string {
  return `${languageName(language)} ${percent(percentTranslated(progress))}`;
}
