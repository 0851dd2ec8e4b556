import { useState } from 'react';
import { ConfirmDialog } from '#desk/office/confirm-dialog.tsx';
import { SectionFrame } from '#desk/office/forms/form-section.tsx';
import { Read } from '#desk/office/reply.tsx';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import { useTexts } from '#desk/shared/use-texts.ts';
import {
  type DestinationKind,
  destinationKinds,
  type EventDestination,
  listEventDestinations,
  removeEventDestination,
  saveEventDestination,
  testEventDestination,
} from '#domain/contract/office/event-destinations.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/events/office.ts';
import settingsStyles from '../settings-page.module.css';
import styles from './event-destinations.module.css';

/** Names of products are the same in each language. */
const names: Readonly<Record<DestinationKind, string>> = {
  ga4: 'Google Analytics 4',
  meta: 'Meta (Facebook, Instagram)',
  plausible: 'Plausible',
  webhook: words.ownSystem,
};

/** The systems that get a store's events (O8). A button saves each destination, because it needs all of its fields at once. */
export function EventDestinations({ store }: { store: number }) {
  return (
    <SectionFrame title={words.destinations}>
      <p className={settingsStyles.facts}>{words.destinationsIntro}</p>
      <Read call={listEventDestinations} params={{ id: store }} loading={words.destinationsLoading}>
        {({ destinations }) => (
          <>
            {destinationKinds.map((kind) => (
              <Destination
                key={kind}
                store={store}
                kind={kind}
                known={destinations.find((it) => it.kind === kind) ?? null}
              />
            ))}
          </>
        )}
      </Read>
    </SectionFrame>
  );
}

interface Props {
  store: number;
  kind: DestinationKind;
  /** null if the destination is not set up. */
  known: EventDestination | null;
}

function Destination({ store, kind, known }: Props) {
  const state = known === null ? 'none' : known.is_on ? 'on' : 'off';

  return (
    <Disclosure
      className={styles.destination}
      mustOpen={Boolean(known?.last_error)}
      summary={
        <>
          <strong>{names[kind]}</strong> <span className={styles.state}>{words.states[state]}</span>
        </>
      }
    >
      <div className={styles.inside}>
        <p className={settingsStyles.facts}>{words.needs[kind]}</p>
        {known ? <Counts known={known} /> : null}
        <DestinationForm {...{ store, kind, known }} />
      </div>
    </Disclosure>
  );
}

function Counts({ known: { sent, waiting, dropped, last_error } }: { known: EventDestination }) {
  const parts = [
    words.counts.sent(sent),
    ...(waiting > 0 ? [words.counts.waiting(waiting)] : []),
    ...(dropped > 0 ? [words.counts.dropped(dropped)] : []),
  ];

  return (
    <>
      <p>{parts.join(' · ')}</p>
      {last_error === null ? null : <Notice kind="caution">{words.lastFailed(last_error)}</Notice>}
    </>
  );
}

interface Tested {
  readonly status: number | null;
  readonly detail: string;
}

function DestinationForm({ store, kind, known }: Props) {
  const { change, isBusy, problem } = useChange();
  const { texts, setTexts, field } = useTexts({ target: known?.target ?? '', secret: '' }, problem);
  const [isOn, setOn] = useState(known?.is_on ?? true);
  const [isSaved, setSaved] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [tested, setTested] = useState<Tested | null>(null);
  const params = { id: store, kind };

  async function save() {
    setTested(null);
    const { target, secret } = texts;
    const body = { target, is_on: isOn, ...(secret !== '' && { secret }) };
    const { kind: outcome } = await change(saveEventDestination, { params, body });
    setSaved(outcome === 'ok');
    if (outcome === 'ok') setTexts({ ...texts, secret: '' });
  }
  async function test() {
    setSaved(false);
    const outcome = await change(testEventDestination, { params });
    setTested(outcome.kind === 'ok' ? outcome.reply : null);
  }
  const isOfField = ['target', 'secret'].some((name) => messageAt(problem, name) !== null);

  return (
    <Form className={settingsStyles.form} onSubmit={save}>
      <TextField
        label={words.targets[kind]}
        hint={words.targetHints[kind]}
        autoComplete="off"
        spellCheck={false}
        inputMode={kind === 'webhook' || kind === 'plausible' ? 'url' : kind === 'meta' ? 'numeric' : 'text'}
        {...field('target')}
      />
      {kind === 'plausible' ? null : (
        <TextField
          label={words.secrets[kind]}
          hint={known?.has_secret ? words.secretStored : words.secretHints[kind]}
          type="password"
          autoComplete="new-password"
          {...field('secret')}
        />
      )}
      <Switch isOn={isOn} onChange={setOn}>
        {words.send}
      </Switch>
      {problem && !isOfField ? <Notice kind="wrong">{problem.text}</Notice> : null}
      {isSaved ? <Notice kind="good">{words.saved}</Notice> : null}
      {tested ? <TestResult {...tested} /> : null}
      <div className={layout.row3}>
        <Button kind="action" type="submit" busy={isBusy}>
          {words.save}
        </Button>
        {known ? (
          <>
            <Button busy={isBusy} onClick={() => void test()}>
              {words.test}
            </Button>
            <Button kind="plain" busy={isBusy} onClick={() => setRemoving(true)}>
              {words.remove}
            </Button>
          </>
        ) : null}
      </div>
      {isRemoving ? (
        <ConfirmDialog
          title={words.removeTitle(names[kind])}
          text={words.removeText}
          confirm={words.removeNow}
          act={(remove) => remove(removeEventDestination, { params })}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </Form>
  );
}

/** The answer of the system to a test, with the system's own message. */
function TestResult({ status, detail }: Tested) {
  const isTaken = status !== null && status >= 200 && status < 300;

  return (
    <>
      <Notice kind={isTaken ? 'good' : 'wrong'}>
        {status === null ? words.testSilent : isTaken ? words.testTaken(status) : words.testAnswered(status)}
      </Notice>
      {detail ? <pre className={styles.detail}>{detail}</pre> : null}
    </>
  );
}
