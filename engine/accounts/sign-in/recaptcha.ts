import { endpoint } from '#domain/contract/endpoint.ts';
import { boolean, nullable, number, optional, shape, text } from '#domain/contract/fields.ts';
import { reason } from '#domain/contract/problems.ts';
import { Failed, invalidError } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import { clientAddress } from '../../http/client-network.ts';
import { type Route, route } from '../../http/route.ts';

/** Asks the configured service whether a visitor is a robot (A7). Without a service the answer says `disabled`. */
export const askRecaptcha = endpoint('POST', '/api/recaptcha/', {
  body: shape({ token: text({ max: 10_000 }) }),
  reply: shape({ success: boolean(), score: nullable(number()), disabled: optional(boolean()) }),
});

export function recaptchaRoutes({ config, log }: Context): Route[] {
  return [
    route(askRecaptcha, 'anonymous', async ({ body, request }) => {
      if (config.recaptchaSecret === null) return { success: true, score: null, disabled: true };
      const from = clientAddress(request, config.trustedProxies);
      const question = new URLSearchParams({
        secret: config.recaptchaSecret,
        response: body.token,
        ...(from && { remoteip: from }),
      });
      const answer = await verdict(config.recaptchaUrl, question).catch((error: unknown) => {
        log.warn({ err: error }, 'siteverify is out of reach');
        throw new Failed(503, 'The check cannot be made just now. Please try again.');
      });
      if (!answer.success) throw invalidError(['token'], reason('bad_recaptcha'));
      return { success: true, score: answer.score ?? null };
    }),
  ];
}

/** The fields of `siteverify`'s answer that the engine uses; version 2 gives no score. */
const Verdict = shape({ success: boolean(), score: optional(number()) });

async function verdict(url: string, question: URLSearchParams) {
  const response = await fetch(url, { method: 'POST', body: question, signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`siteverify answered ${response.status}`);
  return Verdict.create(await response.json());
}
