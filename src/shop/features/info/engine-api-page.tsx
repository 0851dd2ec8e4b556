import { useState } from 'react';
import * as words from '#words/info.ts';
import { engineApi } from '#words/shell.ts';
import styles from './api-calls.module.css';
import { Prose } from './prose.tsx';

/** The engine renders this markup from the contract. The page only keeps the markup, so that it does not load the whole contract. */
const printed = import.meta.env.SSR ? await import('./api-calls.tsx').then(({ printCalls }) => printCalls()) : null;

/** Every call of the engine (S2), for developers. Links to this page load its document. */
export function EngineApiPage() {
  const [html] = useState(() => printed ?? document.getElementById('calls')?.innerHTML ?? '');

  return (
    <Prose title={engineApi} lead={words.apiLead}>
      <p>
        {words.apiIntro} <a href="/schema/">{words.apiEveryCall}</a>
        {words.apiOpenApi} <a href="/schema/?format=json">JSON</a> {words.apiAnd}{' '}
        <a href="/schema/?format=yaml">YAML</a>.
      </p>
      <h2>{words.apiGeneral}</h2>
      <ul>
        <li>{words.apiSlash}</li>
        <li>
          {words.apiMoney} (<code>"12.50"</code>){words.apiDate} <code>YYYY-MM-DD</code>
          {words.apiInstant}
        </li>
        <li>
          {words.apiWrong} <code>{'{"detail": "…"}'}</code>
          {words.apiWrongWith} <code>code</code>
          {words.apiWrongCode}
        </li>
        <li>
          {words.apiKeyedBefore} <em>{words.apiKeyed}</em> {words.apiKeyedTake} <code>Idempotency-Key</code>{' '}
          {words.apiKeyedText}
        </li>
        <li>
          {words.apiVersionBefore} <code>Landfall-Version</code>
          {words.apiVersionText}
        </li>
      </ul>
      {html ? (
        // oxlint-disable-next-line react/no-danger -- our own markup, printed by React on the engine
        <div id="calls" className={styles.calls} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p>{words.apiLater}</p>
      )}
    </Prose>
  );
}
