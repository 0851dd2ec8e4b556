/** What holds for every call, and how to sign in, as markup. @param origin  where the engine answers, which is ours to say */
export function generalWords(origin: string): string {
  const at = origin.replace(/[&<>"']/g, '');
  return `<section><h2 id="general">in general</h2>
<ul>
<li>JSON over HTTP, in the conventions of Django REST Framework. A path may be asked with or without its last slash. Unknown fields are ignored.</li>
<li>Money is a decimal string (<code>"12.50"</code>), a date <code>YYYY-MM-DD</code>, an instant ISO 8601 with its offset. What names another object is its id.</li>
<li>What is wrong with a request comes back as 400 with messages by field, nested as the body is; every other no as <code>{"detail": "…"}</code>, with a <code>code</code> where a program must tell cases apart.</li>
<li>Without a token where one is needed: 401. Without the permission: 403. Somebody else’s object, or none: 404. In use, sold out, too late: 409. Too often: 429 with <code>Retry-After</code>.</li>
<li>Lists are <code>{count, next, previous, results}</code>, and take <code>page</code>, <code>page_size</code> (20, at most 100), <code>search</code> and <code>ordering</code> (<code>-title</code> from the end).</li>
<li>PUT needs what a creation needs; PATCH changes only what it brings. DELETE answers 204 and nothing.</li>
<li>A call with an <code>Idempotency-Key</code> (a UUID) does nothing twice: sent again with the same body it answers the same, for 72 hours.</li>
<li>A change or deletion of an object may bring the <code>ETag</code> of what was read as <code>If-Match</code>: it is refused with 412 where somebody has changed it since.</li>
<li>A search has at most 10 different words. A body has at most 256 kB and 32 levels. Every answer has an <code>X-Request-Id</code>: name it when you report a fault.</li>
</ul>
<h3>Signing in</h3>
<p>Register, open the link in the mail, and exchange address and password for two tokens. <code>access</code> is good for five minutes and signs calls; <code>refresh</code> is good for a day, once, for a new pair. A program uses an API key (<code>lf_…</code>, see <a href="#sellers-api-keys">api-keys</a>) in place of a token. The walk from here to a tour that is sold stands beside the engine, in its docs/sellers.md.</p>
<pre>curl -H 'content-type: application/json' ${at}/api/users/ \\
  -d '{"email":"ana@example.com","password":"kayaks before breakfast"}'
curl -H 'content-type: application/json' ${at}/api/jwt/create/ \\
  -d '{"email":"ana@example.com","password":"kayaks before breakfast"}'
access=…      # from the answer
curl -H "authorization: Bearer $access" ${at}/api/users/me/</pre>
</section>`;
}
