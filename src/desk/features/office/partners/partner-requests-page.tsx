import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  deletePartnerRequest,
  listPartnerRequests,
  markPartnerRequest,
  type PartnerRequest,
} from '#domain/contract/partners/partner-requests.ts';
import { formatDate } from '#domain/text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/display/link.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { pages } from '#words/office/account.ts';
import { title as settings } from '#words/office/settings.ts';
import * as words from '#words/partners/office.ts';
import { canAtom, sessionAtom } from '../../../state/session.ts';
import { deskHref } from '../../../state/views.ts';
import styles from '../card-list.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView } from '../reply-view.tsx';
import { useChange } from '../use-change.ts';
import { useReply } from '../use-reply.ts';

/** The requests of people who want to become a supplier or a reseller, the newest first (O6). */
export function PartnerRequestsPage() {
  return (
    <PageFrame
      width="narrow"
      back={{ href: deskHref.settings(), label: settings }}
      title={pages['partner-requests'].title}
    >
      <Requests />
    </PageFrame>
  );
}

/** One page of requests, with a button that shows the pages after it. */
function Requests({ before }: { before?: number }) {
  const account = useAtomValue(sessionAtom).account.id;
  const [isOpen, setOpen] = useState(false);
  const reading = useReply(listPartnerRequests, {}, { account, ...(before && { before }) });

  return (
    <ReplyView reading={reading} loading={words.loading}>
      {({ results, next }) => (
        <>
          {results.length === 0 ? <p className={styles.none}>{words.none}</p> : null}
          <ul className={styles.list} aria-label={pages['partner-requests'].title}>
            {results.map((request) => (
              <li key={request.id}>
                <RequestItem request={request} />
              </li>
            ))}
          </ul>
          {next !== null && !isOpen ? (
            <Button wide onClick={() => setOpen(true)}>
              {words.older}
            </Button>
          ) : null}
          {next !== null && isOpen ? <Requests before={next} /> : null}
        </>
      )}
    </ReplyView>
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
      <h2 className={styles.title}>{company}</h2>
      <p className={styles.soft}>{`${words.kinds[kind]} · ${dayOf(created_at)}`}</p>
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
      {answered_at === null ? null : <p className={styles.soft}>{words.answeredOn(dayOf(answered_at))}</p>}
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
