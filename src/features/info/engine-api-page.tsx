import { useState } from 'react';
import * as words from '#words/info/engine-api-page.ts';
import { engineApi } from '#words/shell/page-names.ts';
import styles from './api-calls.module.css';
import { Prose } from './prose.tsx';

/** Printed by the engine from the contract itself. The page only keeps what it printed, so that it need not carry the whole contract. */
const printed = import.meta.env.SSR ? await import('./api-calls.tsx').then(({ printCalls }) => printCalls()) : null;

/** Every call of the engine (S2), for those who build on it. Links to it load the document anew. */
export function EngineApiPage() {
  const [html] = useState(() => printed ?? document.getElementById('calls')?.innerHTML ?? '');

  return (
    <Prose title={engineApi} lead={words.lead}>
      <p>
        {words.intro} <a href="/schema/">{words.everyCall}</a>
        {words.openApi} <a href="/schema/?format=json">JSON</a> {words.and} <a href="/schema/?format=yaml">YAML</a>.
      </p>
      <h2>{words.general}</h2>
      <ul>
        <li>{words.slash}</li>
        <li>
          {words.money} (<code>"12.50"</code>){words.date} <code>YYYY-MM-DD</code>
          {words.instant}
        </li>
        <li>
          {words.wrong} <code>{'{"detail": "…"}'}</code>
          {words.wrongWith} <code>code</code>
          {words.wrongCode}
        </li>
        <li>
          {words.keyedBefore} <em>{words.keyed}</em> {words.keyedTake} <code>Idempotency-Key</code> {words.keyedText}
        </li>
        <li>
          {words.versionBefore} <code>Landfall-Version</code>
          {words.versionText}
        </li>
      </ul>
      {html ? (
        // oxlint-disable-next-line react/no-danger -- our own markup, printed by React on the engine
        <div id="calls" className={styles.calls} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p>{words.later}</p>
      )}
    </Prose>
  );
}
