import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link, Redirect, useSearchParams } from 'wouter';
import { RowButton } from '#desk/shared/row-button.tsx';
import list from '#desk/shared/rows.module.css';
import { useChange } from '#desk/shared/use-change.ts';
import { canAtom } from '#desk/state/session.ts';
import { zoneAtom } from '#desk/state/time.ts';
import { deskHref } from '#desk/state/views.ts';
import { endLease, listLeases, readDeparture } from '#domain/contract/departures.ts';
import { type DepartureActionSummary, listDepartureActions } from '#domain/contract/office/departure-actions.ts';
import { formatDate, formatInstant, formatTime } from '#text/format.ts';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { guests } from '#words/office/calendar.ts';
import * as words from '#words/office/departure-actions.ts';
import { calendar } from '#words/office/office.ts';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import { ActionButtons, ActionForm, type ActionKind } from './action-form.tsx';
import styles from './departure-actions.module.css';
import { useOrigin } from './use-origin.ts';
import { WhenText } from './when-text.tsx';

/**
 * One departure as a whole: staff cancel it, move its guests or write to them, and see the earlier actions (B8). With `?report` the page
 * redirects to the report of the cancellation.
 */
export function WholeDeparturePage({ id }: { id: number }) {
  const departure = useReply(readDeparture, { id });
  const actions = useReply(listDepartureActions, {}, { departure: id });
  const [kind, setKind] = useState<ActionKind | null>(null);
  const [params] = useSearchParams();
  const from = useOrigin();
  const cancelled = actions.reply?.results.find((it) => it.kind === 'cancel');

  if (params.has('report') && cancelled) return <Redirect to={deskHref.departureReport(cancelled.id, from)} replace />;
  return (
    <PageFrame
      back={
        from === 'guests'
          ? { href: deskHref.departure(id), label: guests }
          : { href: deskHref.calendar(), label: calendar }
      }
      title={departure.reply?.experience_title}
      note={departure.reply && `${formatDate(departure.reply.date, 'long')}, ${formatTime(departure.reply.time)}`}
    >
      <ReplyView reading={departure} loading={words.loading}>
        {({ cancelled }) => (
          <>
            {cancelled ? <Notice kind="caution">{words.cancelledHint}</Notice> : null}
            <ActionButtons isCancelled={cancelled} onChoose={setKind} />
          </>
        )}
      </ReplyView>
      <Leases departure={id} />
      <section className={layout.column} aria-labelledby="actions">
        <h2 id="actions">{words.reports}</h2>
        <ReplyView reading={actions} loading={words.loading}>
          {({ results }) => <Actions actions={results} />}
        </ReplyView>
      </section>
      {kind ? (
        <Dialog open onClose={() => setKind(null)} title={words.buttons[kind]} as="sheet">
          <ActionForm kind={kind} departure={id} />
        </Dialog>
      ) : null}
    </PageFrame>
  );
}

/** The leases of a departure. The supplier ends a reseller's lease (A26); a reseller does not see this section. */
function Leases({ departure }: { departure: number }) {
  const leases = useReply(listLeases, { id: departure });
  const canEnd = useAtomValue(canAtom)('catalogue.write');
  const zone = useAtomValue(zoneAtom);
  const { change, isBusy, problem } = useChange();

  if (leases.failure === 'forbidden') return null;
  return (
    <section className={layout.column} aria-labelledby="leases">
      <h2 id="leases">{words.leases}</h2>
      <ReplyView reading={leases} loading={words.loading}>
        {({ results }) => (
          <>
            {results.length === 0 ? <p>{words.noLeases}</p> : null}
            <ul className={list.rows}>
              {results.map(({ id: lease, account_name, device, places, expires_at, is_own }) => (
                <li key={lease} className={styles.row}>
                  <span id={`holder-${lease}`} className={layout.strong}>
                    {is_own ? device : account_name}
                  </span>
                  <span className={layout.softSmall}>{words.leased(places, formatInstant(expires_at, zone))}</span>
                  {is_own || !canEnd ? null : (
                    <RowButton
                      id={`end-${lease}`}
                      of={`holder-${lease}`}
                      busy={isBusy}
                      onClick={() => void change(endLease, { params: { id: departure, lease } })}
                    >
                      {words.endLease}
                    </RowButton>
                  )}
                </li>
              ))}
            </ul>
            {canEnd && results.some(({ is_own }) => !is_own) ? <p>{words.endLeaseHint}</p> : null}
          </>
        )}
      </ReplyView>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
    </section>
  );
}

function Actions({ actions }: { actions: readonly DepartureActionSummary[] }) {
  const from = useOrigin();

  if (actions.length === 0) return <p>{words.noReports}</p>;
  return (
    <ul className={list.rows}>
      {actions.map((action) => (
        <li key={action.id}>
          <Link href={deskHref.departureReport(action.id, from)} className={styles.link}>
            <span className={layout.strong}>{words.kinds[action.kind]}</span>
            <span className={layout.softSmall}>
              <WhenText action={action} />
              {' · '}
              {words.counts(action.open, action.done, action.failed)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
