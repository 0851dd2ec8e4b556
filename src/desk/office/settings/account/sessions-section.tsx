import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Read } from '#desk/office/reply.tsx';
import { useChange } from '#desk/shared/use-change.ts';
import { zoneAtom } from '#desk/state/time.ts';
import {
  endOneSession,
  endOtherSessions,
  listSessions,
  type UserSession,
} from '#domain/contract/accounts/user-calls.ts';
import { formatInstant } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/account.ts';
import styles from '../settings-page.module.css';

/** The sessions of the user. One tap ends a session without a question, because signing in again makes up for a mistake. */
export function SessionsSection() {
  const { change, isBusy, problem } = useChange();
  const [done, setDone] = useState<string | null>(null);

  async function end(session: UserSession) {
    const outcome = await change(endOneSession, { params: { id: session.id } });
    setDone(outcome.kind === 'ok' ? words.sessionEnded(nameOf(session)) : null);
  }
  async function endOthers() {
    const outcome = await change(endOtherSessions, {});
    setDone(outcome.kind === 'ok' ? words.othersEnded : null);
  }

  return (
    <section className={styles.section} aria-label={words.sessionsTitle}>
      <h2 className={layout.size3}>{words.sessionsTitle}</h2>
      {done ? <Notice kind="good">{done}</Notice> : null}
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <Read call={listSessions} loading={words.loading}>
        {({ results }) => (
          <>
            <ul className={styles.rows}>
              {results.map((session) => (
                <Row key={session.id} session={session} onEnd={() => void end(session)} />
              ))}
            </ul>
            {results.length > 1 ? (
              <div className={layout.row3}>
                <Button busy={isBusy} onClick={() => void endOthers()}>
                  {words.endOthers}
                </Button>
              </div>
            ) : (
              <p className={layout.soft}>{words.onlyHere}</p>
            )}
          </>
        )}
      </Read>
    </section>
  );
}

function Row({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const zone = useAtomValue(zoneAtom);

  return (
    <li>
      <div>
        <strong>{nameOf(session)}</strong>
        <p className={styles.facts}>
          {words.sessionFacts(session.account, formatInstant(session.last_contact_at, zone))}
        </p>
      </div>
      {session.is_current ? <span>{words.thisSession}</span> : <Button onClick={onEnd}>{words.endSession}</Button>}
    </li>
  );
}

function nameOf({ name }: UserSession): string {
  return name === '' ? words.program : name;
}
