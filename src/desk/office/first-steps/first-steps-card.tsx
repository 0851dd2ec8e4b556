import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Code } from '#desk/shared/code.tsx';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { sessionAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { storeOrigin } from '#domain/app/store-origin.ts';
import { type FirstSteps, readFirstSteps } from '#domain/contract/office/first-shop.ts';
import { shareAddress } from '#platform/device/share.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/first-shop.ts';
import { useReply } from '../reply.tsx';
import styles from './first-steps-card.module.css';

/** The steps from a new shop to its first booking; hidden after the first booking (B17). */
export function FirstStepsCard() {
  const { account } = useAtomValue(sessionAtom);
  const { reply } = useReply(readFirstSteps, {}, { account: account.id });

  if (!reply || reply.is_booked) return null;
  const steps = stepsOf(reply);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <h2 id="first-steps">{words.stepsTitle}</h2>
      <ol>
        {steps.map(({ title, isDone, content }, n) => (
          <li key={title} data-done={isDone || undefined} aria-current={n === next ? 'step' : undefined}>
            <h3>
              {title}
              {isDone ? <span className={styles.done}> · {words.done}</span> : null}
            </h3>
            {n === next ? content : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Step {
  readonly title: string;
  readonly isDone: boolean;
  /** The content is shown while this is the next step. */
  readonly content: ReactNode;
}

function stepsOf({ store, tour, is_booked, is_sandbox }: FirstSteps): Step[] {
  return [
    {
      title: words.addTour,
      isDone: tour !== null,
      content: (
        <>
          <p>{words.addTourText}</p>
          <LinkButton href={deskHref.tour('new')} kind="action">
            {words.addTour}
          </LinkButton>
        </>
      ),
    },
    {
      title: words.publish,
      isDone: tour?.is_listed === true,
      content: tour ? (
        <>
          <p>{words.publishText(tour.title)}</p>
          <LinkButton href={deskHref.tour(tour.id)} kind="action">
            {words.openTour}
          </LinkButton>
        </>
      ) : null,
    },
    {
      title: words.book,
      isDone: is_booked,
      content: !store?.domain ? (
        <NoAddress store={store?.id} />
      ) : (
        <ShopAddress
          title={store.title}
          url={`${storeOrigin(store.domain, location.origin)}/`}
          isSandbox={is_sandbox}
        />
      ),
    },
  ];
}

function NoAddress({ store }: { store: number | undefined }) {
  return (
    <>
      <p>{words.noAddress}</p>
      <LinkButton href={deskHref.settings('stores', store)} kind="action">
        {words.setAddress}
      </LinkButton>
    </>
  );
}

function ShopAddress({ title, url, isSandbox }: { title: string; url: string; isSandbox: boolean }) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => setCopied((await shareAddress(title, url)) === 'copied');

  return (
    <>
      <p>{words.bookText}</p>
      {isSandbox ? <p>{words.testCard}</p> : null}
      <Code text={url} label={words.codeOf(url)} className={styles.code} />
      <p className={layout.strongName}>{url}</p>
      <div className={layout.row3}>
        <ButtonLink kind="action" href={url} target="_blank">
          {words.openShop}
        </ButtonLink>
        <Button onClick={() => void share()}>{words.share}</Button>
      </div>
      <output>{isCopied ? words.copied : null}</output>
    </>
  );
}
