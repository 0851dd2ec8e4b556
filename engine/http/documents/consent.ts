import { forbiddenError } from '../../base/errors.ts';
import { cookieHeader } from '../headers.ts';
import { textOf } from '../request/body.ts';
import { isFromElsewhere } from '../request/own-page.ts';

/** Seven days (N3). */
const CONSENT_SECONDS = 604_800;
const categories = ['preferences', 'statistics', 'marketing'] as const;

/** Whether a visitor has answered about cookies within the last seven days. */
export function hasAnswered(request: Request): boolean {
  return /(?:^|;\s*)consent=/.test(request.headers.get('cookie') ?? '');
}

/**
 * The consent form without script (N1, N3): sets the same cookies as the page and redirects back. `ask` deletes the answer, so that the question
 * is shown again.
 */
export async function answerConsent(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (isFromElsewhere(request, url)) throw forbiddenError();
  const form = new URLSearchParams(await textOf(request, 4_096));
  const choice = form.get('choice');
  const granted = categories.filter((it) => choice === 'all' || (choice === 'selected' && form.has(it)));
  const headers = new Headers({ location: pathBack(form.get('back') ?? '/', url) });

  const set = (name: string, value: string, age: number) =>
    headers.append('set-cookie', cookieHeader(request, name, value, age));
  set('consent', granted.length > 0 ? granted.join('.') : 'essential', choice === 'ask' ? 0 : CONSENT_SECONDS);
  for (const it of categories) set(`consent_${it}`, 'granted', granted.includes(it) ? CONSENT_SECONDS : 0);
  return new Response(null, { status: 303, headers });
}

/** A path of this shop to return to. A path that begins with `//` would name another host. */
function pathBack(back: string, url: URL): string {
  const address = URL.parse(back, url);
  return address?.origin === url.origin && !address.pathname.startsWith('//') ? address.pathname + address.search : '/';
}
