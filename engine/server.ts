import { folderOf } from '#domain/contract/languages.ts';
import { Failed, notFoundError } from './base/errors.ts';
import { reportAnswer } from './base/observed.ts';
import { withTimeout } from './base/scheduler.ts';
import { isOwnHost } from './catalogue/catalogue.ts';
import { languageOfStore } from './catalogue/settings.ts';
import type { Context } from './context.ts';
import type { Answers } from './http/dispatch/api.ts';
import { answerDesk, deskFileAt, redirect } from './http/documents/desk-page.ts';
import { SECURITY_TEXT, securityText } from './http/documents/security-text.ts';
import { retiredWorker } from './http/documents/worker-kill-switch.ts';
import { faultPage } from './http/fault-page.ts';
import { requestIdOf, respond, withHeaders } from './http/headers.ts';
import type { Health } from './http/health.ts';
import { failure, faultResponse } from './http/json-response.ts';
import { visitorLanguage } from './http/request/visitor-language.ts';

interface ServerDeps {
  api: Answers;
  files: (request: Request, url: URL) => Response | null | Promise<Response | null>;
  documents: (request: Request) => Promise<Response | null>;
  health?: Health;
}

/** All that one port serves: the API, the files of the page, and its documents. */
export function createServer(
  context: Context,
  { api, files, documents, health = () => null }: ServerDeps,
): (request: Request) => Response | Promise<Response> {
  const others = async (request: Request, url: URL, pending: Promise<Response | null>): Promise<Response> => {
    const { method } = request;
    const isApi = /^\/(api|schema)(\/|$)/.test(url.pathname);
    const began = performance.now();
    try {
      const answer = await inTime(pending, request);
      if (answer) return answer;
      if (isApi) throw notFoundError();
      const isRead = method === 'GET' || method === 'HEAD';
      const file = isRead ? ((await health(url.pathname)) ?? (await fileAt(request, url))) : null;
      const found = file ?? (await documents(request));
      if (found) {
        const seconds = (performance.now() - began) / 1_000;
        reportAnswer({ route: file ? 'file' : 'page', method, status: found.status, seconds });
        return withHeaders(found, method);
      }
      throw isRead
        ? notFoundError()
        : new Failed(405, `Method "${method}" not allowed.`, { allow: 'GET, HEAD, OPTIONS' });
    } catch (error) {
      const refusal = failure(error);
      if (refusal) return respond(refusal, method);
      const id = requestIdOf(request);
      context.log.error({ request_id: id, method, err: error }, 'fault outside the API');
      if (!isApi && request.headers.get('accept')?.includes('text/html'))
        return withHeaders(faultPage(id, visitorLanguage(request, url, {})), method);
      return respond(faultResponse(id), method);
    }
  };
  /** Files of the page. The desk's document and both workers are in the reader's language. */
  const fileAt = async (request: Request, url: URL): Promise<Response | null> => {
    const isDesk = /^\/desk(\/|$)/.test(url.pathname);
    // In development a worker would show an old build of the page.
    if (url.pathname === WORKER && (context.config.retireWorker || context.config.dev)) return retiredWorker();
    if (url.pathname === SECURITY_TEXT) return securityText(context.config, context.now());
    if (url.pathname !== WORKER && !isDesk) return files(request, url);
    if (isDesk && !isOwnHost(url.host, context.config))
      return redirect(context.accounts.origin() + url.pathname + url.search);
    const storefront = await context.catalogue.opening(url.host, context.now());
    const settings = storefront?.settings ?? {};
    if (!isDesk) return files(request, new URL(`/${folderOf(visitorLanguage(request, url, settings))}sw.js`, url));
    const own = languageOfStore(settings);
    const place = deskFileAt(request, url, own);
    const answer = answerDesk(request, url, storefront?.store ?? null, own);
    return answer ?? (place === null ? null : files(request, new URL(place, url)));
  };
  return (request) => {
    const url = new URL(request.url);
    const answer = api(request, url);
    return answer instanceof Promise ? others(request, url, answer) : answer;
  };
}

/** Longer than any wait within an answer: a statement has 30 s, a payment provider 10. */
const MOST_MILLISECONDS = 60_000;

/** Limits the time of an answer. An upload has the time limit of form.ts instead. @throws Failed 503 */
async function inTime<T>(pending: Promise<T>, { headers }: Request): Promise<T> {
  if (headers.get('content-type')?.startsWith('multipart/')) return pending;
  const lateError = () => new Failed(503, 'This took too long. Please try again.');
  return withTimeout(MOST_MILLISECONDS, pending, lateError);
}

const WORKER = '/sw.js';
