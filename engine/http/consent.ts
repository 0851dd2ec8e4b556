import { cookieHeader } from './cookie.ts';

/** Seven days (N3). */
const CONSENT_SECONDS = 604_800;
const categories = ['preferences', 'statistics', 'marketing'] as const;

/** Whether a visitor has answered about cookies within the last seven days. */
export function hasAnswered(request: Request): boolean {
  return /(?:^|;\s*)consent=/.test(request.headers.get('cookie') ?? '');
}

/**
 * The consent form without script (N1, N3): sets the same cookies as the page does and leads back. `ask` forgets the answer,
 * so that it is asked for again.
 */
export async function answerConsent(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const form = new URLSearchParams((await request.text()).slice(0, 4_096));
  const choice = form.get('choice');
  const granted = categories.filter((it) => choice === 'all' || (choice === 'selected' && form.has(it)));
  const back = new URL(form.get('back') ?? '/', url);
  const headers = new Headers({ location: back.origin === url.origin ? back.pathname + back.search : '/' });

  const set = (name: string, value: string, age: number) =>
    headers.append('set-cookie', cookieHeader(request, name, value, age));
  set('consent', granted.length > 0 ? granted.join('.') : 'essential', choice === 'ask' ? 0 : CONSENT_SECONDS);
  for (const it of categories) set(`consent_${it}`, 'granted', granted.includes(it) ? CONSENT_SECONDS : 0);
  return new Response(null, { status: 303, headers });
}
