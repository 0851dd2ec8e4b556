import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import {
  deletePartnerRequest,
  listPartnerRequests,
  markPartnerRequest,
  type PartnerRequest,
} from '#domain/contract/partners/partner-requests.ts';
import { formatDate } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/display/link.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { pages } from '#words/office/account.ts';
import * as words from '#words/partners/office.ts';
import styles from '../card-list.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { PagedList } from '../paged-list.tsx';
import { SettingsFrame } from '../settings/settings-frame.tsx';

/** The requests of people who want to become a supplier or a reseller, the newest first (O6). */
export function PartnerRequestsPage() {
  const account = useAtomValue(sessionAtom).account.id;

  return (
    <SettingsFrame part="partner-requests">
      <PagedList
        call={listPartnerRequests}
        query={{ account }}
        loading={words.loading}
        more={words.older}
        none={<p className={layout.measure}>{words.none}</p>}
        list={{ className: styles.list, 'aria-label': pages['partner-requests'].title }}
      >
        {(request) => <RequestItem request={request} />}
      </PagedList>
    </SettingsFrame>
  );
}

function RequestItem({ request }: { request: PartnerRequest }) {
  const { id, kind, company, name, email, website, message, created_at, answered_at } = request;
  const mayWrite = useAtomValue(canAtom)('customers.write');
  const { change, isBusy, problem } = useChange();
  const [isRemoving, setRemoving] = useState(false);
  const mark = (is_answered: boolean) => change(markPartnerRequest, { params: { id }, body: { is_answered } });

  return (
    <article className={styles.card} data-done={answered_at !== null || undefined}>
      <h2 className={layout.size3}>{company}</h2>
      <p className={layout.softSmall}>{`${words.kinds[kind]} · ${dayOf(created_at)}`}</p>
      <p className={styles.text} dir="auto">
        {message}
      </p>
      <p className={styles.text}>
        {name}, <Link href={`mailto:${email}`}>{email}</Link>
        {website ? (
          <>
            {', '}
            <Link href={website} rel="noopener noreferrer" target="_blank">
              {website}
            </Link>
          </>
        ) : null}
      </p>
      {answered_at === null ? null : <p className={layout.softSmall}>{words.answeredOn(dayOf(answered_at))}</p>}
      {mayWrite ? (
        <div className={styles.actions}>
          <Button busy={isBusy} onClick={() => void mark(answered_at === null)}>
            {answered_at === null ? words.markAnswered : words.markOpen}
          </Button>
          <Button kind="plain" onClick={() => setRemoving(true)}>
            {words.remove}
          </Button>
        </div>
      ) : null}
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      {isRemoving ? (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText}
          confirm={words.removeNow}
          act={(remove) => remove(deletePartnerRequest, { params: { id } })}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </article>
  );
}

function dayOf(instant: string): string {
  return formatDate(
    Temporal.Instant.from(instant).toZonedDateTimeISO(Temporal.Now.timeZoneId()).toPlainDate().toString(),
  );
}
