import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '../../support/engine/engine.ts';

let engine: Engine;
let service: Server | undefined;
afterEach(async () => {
  service?.close();
  service = undefined;
  await engine.stop();
});

const ask = async (body: object = { token: 'from the page' }) => {
  const { status, body: reply } = await engine.send('POST', '/api/recaptcha/', { body });
  return [status, reply];
};

/** An engine beside a service with this answer. @returns the requests to the service */
async function beside(answer: string, status = 200): Promise<string[]> {
  const requests: string[] = [];
  service = createServer((request, response) => {
    void text(request).then((question) => {
      requests.push(question);
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  engine = await anEngine({
    env: { RECAPTCHA_SECRET: 'its secret', RECAPTCHA_URL: `http://127.0.0.1:${port}/siteverify` },
  });
  return requests;
}

describe('reCAPTCHA', () => {
  it('[A7] says that it is off where none is configured', async () => {
    engine = await anEngine();

    expect(await ask()).toEqual([200, { success: true, score: null, disabled: true }]);
    expect(await ask({})).toEqual([400, { token: ['This field is required.'] }]);
  });

  it('[A7] asks the service that is configured', async () => {
    const requests = await beside('{"success": true, "score": 0.9, "action": "login"}');

    expect(await ask()).toEqual([200, { success: true, score: 0.9 }]);
    expect(requests).toEqual(['secret=its+secret&response=from+the+page']);
  });

  it('[A7] refuses a token that the service refuses', async () => {
    await beside('{"success": false, "error-codes": ["invalid-input-response"]}');

    expect(await ask()).toEqual([400, { token: ['Invalid reCAPTCHA token.'] }]);
  });

  it.each([
    ['{"success": true}', 500],
    ['nonsense', 200],
  ])('[A7] lets nobody through by a service that answers %s with %i', async (answer, status) => {
    await beside(answer, status);

    const { status: reply, headers } = await engine.send('POST', '/api/recaptcha/', { body: { token: 'x' } });

    expect([reply, headers.get('retry-after')]).toEqual([503, '5']);
    expect(engine.logged).toContainEqual(expect.objectContaining({ message: 'siteverify is out of reach' }));
  });
});
