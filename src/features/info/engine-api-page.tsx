import { useState } from 'react';
import styles from './api-calls.module.css';
import { Prose } from './prose.tsx';

/** Printed by the engine from the contract itself. The page only keeps what it printed, so that it need not carry the whole contract. */
const printed = import.meta.env.SSR ? await import('./api-calls.tsx').then(({ printCalls }) => printCalls()) : null;

/** Every call of the engine (S2), for those who build on it. Links to it load the document anew. */
export function EngineApiPage() {
  const [html] = useState(() => printed ?? document.getElementById('calls')?.innerHTML ?? '');

  return (
    <Prose
      title="Engine API"
      lead="What this shop asks of its engine, and you may too: JSON over HTTP, in the conventions of Django REST Framework."
    >
      <p>
        Below are the calls of a shop’s visitors, who need no account. Sellers sign in and do the rest:{' '}
        <a href="/schema/">every call, with its fields and an example</a>. For programs the same is described in OpenAPI
        3.1, as <a href="/schema/?format=json">JSON</a> and <a href="/schema/?format=yaml">YAML</a>.
      </p>
      <h2>In general</h2>
      <ul>
        <li>A path may be asked with or without its last slash. Unknown fields are ignored.</li>
        <li>
          Money is a decimal string (<code>"12.50"</code>), a date <code>YYYY-MM-DD</code>, an instant ISO 8601 with its
          offset.
        </li>
        <li>
          What is wrong with a request comes back as 400 with messages by field; every other no as{' '}
          <code>{'{"detail": "…"}'}</code>, with a <code>code</code> where a program must tell cases apart.
        </li>
        <li>
          Calls marked <em>keyed</em> take an <code>Idempotency-Key</code> (a UUID): sent again with the same key and
          body, they do nothing twice and answer the same.
        </li>
        <li>
          Every answer carries <code>Landfall-Version</code>, by which it can be told from that of a network in between.
        </li>
      </ul>
      {html ? (
        // oxlint-disable-next-line react/no-danger -- our own markup, printed by React on the engine
        <div id="calls" className={styles.calls} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p>The calls are listed here once the shop can be reached.</p>
      )}
    </Prose>
  );
}
