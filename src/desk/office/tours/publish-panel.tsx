import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';
import { Code } from '#desk/shared/code.tsx';
import list from '#desk/shared/rows.module.css';
import { useChange } from '#desk/shared/use-change.ts';
import { canAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { addToStore, readPublishing, type TourPublishing } from '#domain/contract/resources/tours.ts';
import { shareAddress } from '#platform/device/share.ts';
import { useEvery } from '#ui/browser/use-every.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/tour-editor.ts';
import { SectionFrame } from '../forms/form-section.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import styles from './tour-page.module.css';

const POLL_MILLISECONDS = 3_000;

interface Props {
  id: number;
  title: string;
  isBusy: boolean;
  onPublish: () => void;
}

/** The fields that are missing to publish a tour, each with a link to it; for a published tour, its addresses in the shops (B10). */
export function PublishPanel({ id, title, isBusy, onPublish }: Props) {
  const reading = useReply(readPublishing, { id });
  const { reply, readAgain } = reading;
  // The engine may still be making a picture ready, so the panel reads again without a change of the seller.
  const lacksPicture = reply?.missing.some(({ field }) => field === 'images') ?? false;

  useEvery(lacksPicture ? POLL_MILLISECONDS : null, readAgain);

  return (
    <SectionFrame title={words.publishTitle}>
      <ReplyView reading={reading} loading={words.loading}>
        {({ status, missing, stores }) => (
          <>
            {status === 'published' ? <p>{words.published}</p> : null}
            {status === 'archived' ? <p>{words.archived}</p> : null}
            {status === 'draft' && missing.length === 0 ? (
              <>
                <p>{words.complete}</p>
                <Button kind="action" busy={isBusy} onClick={onPublish}>
                  {words.publish}
                </Button>
              </>
            ) : null}
            {status !== 'archived' && missing.length > 0 ? <Missing id={id} missing={missing} /> : null}
            {status === 'published'
              ? stores.map((store) => <Address key={store.id} id={id} title={title} store={store} />)
              : null}
          </>
        )}
      </ReplyView>
    </SectionFrame>
  );
}

function Missing({ id, missing }: { id: number; missing: TourPublishing['missing'] }) {
  const fields = [...new Set(missing.map(({ field }) => field))];

  return (
    <>
      <h3>{words.missingTitle}</h3>
      <ul className={`${list.rows} ${styles.missing}`}>
        {fields.map((field) => (
          <li key={field}>
            {field === 'schedule' || field === 'rates' ? (
              <Link href={deskHref.tour(id, field)}>{words.missing[field] ?? field}</Link>
            ) : (
              <Button kind="plain" onClick={() => focusField(field)}>
                {words.missing[field] ?? field}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface AddressProps {
  id: number;
  title: string;
  store: TourPublishing['stores'][number];
}

/** The address of a tour in a store, as a QR code too. */
function Address({ id, title, store }: AddressProps) {
  const can = useAtomValue(canAtom);
  const { change, isBusy, problem } = useChange();
  const [shared, setShared] = useState<'copied' | 'failed' | null>(null);
  const { url } = store;

  async function share(address: string) {
    const outcome = await shareAddress(title, address);
    setShared(outcome === 'copied' || outcome === 'failed' ? outcome : null);
  }

  return (
    <div className={layout.narrowStack3}>
      <h3>{store.title}</h3>
      {url === null ? (
        <>
          <p>{words.notListed}</p>
          {can('stores.write') ? (
            <Button
              busy={isBusy}
              onClick={() => void change(addToStore, { params: { id: store.id }, body: { experience: id } })}
            >
              {words.listIn(store.title)}
            </Button>
          ) : null}
        </>
      ) : (
        <>
          <p className={styles.url}>{url}</p>
          <Code text={url} label={words.codeOf(store.title)} className={styles.code} />
          <div className={layout.row3}>
            <Button onClick={() => void share(url)}>{words.share}</Button>
            <ButtonLink href={url} target="_blank" rel="noopener">
              {words.open}
            </ButtonLink>
          </div>
          {shared ? (
            <Notice kind={shared === 'copied' ? 'info' : 'wrong'}>
              {shared === 'copied' ? words.copied : words.notShared}
            </Notice>
          ) : null}
        </>
      )}
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
    </div>
  );
}

/** Moves the focus to the control of a field, or to the first control of several. */
function focusField(name: string): void {
  const named = document.querySelector<HTMLElement>(`[name="${name}"]`);
  const control = named?.matches('fieldset')
    ? named.querySelector<HTMLElement>('input, select, textarea, button')
    : named;
  named?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus({ preventScroll: true });
}
