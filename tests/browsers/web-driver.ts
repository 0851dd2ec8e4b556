/** A session of a browser, by the few commands of WebDriver (w3.org/TR/webdriver2) that the tests need. */
export interface Session {
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function, given as text, in the page. It awaits a promise, and returns an element as a reference. */
  call(work: string, values: readonly unknown[]): Promise<unknown>;
  click(element: unknown): Promise<void>;
  type(element: unknown, text: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  end(): Promise<void>;
}

/** @param server  the driver's address, without a closing slash */
export async function openSession(server: string, fields: Readonly<Record<string, unknown>>): Promise<Session> {
  await isUp(server);
  const { sessionId, capabilities } = (await ask(server, 'POST', '/session', {
    capabilities: { alwaysMatch: fields },
  })) as { sessionId: string; capabilities: Session['capabilities'] };
  const command = (method: string, path: string, body?: object) =>
    ask(server, method, `/session/${sessionId}${path}`, body);

  return {
    capabilities,
    goTo: async (address) => void (await command('POST', '/url', { url: address })),
    reload: async () => void (await command('POST', '/refresh', {})),
    call: (work, values) =>
      command('POST', '/execute/sync', { script: `return (${work})(...arguments)`, args: values }),
    click: async (element) => void (await command('POST', `/element/${reference(element)}/click`, {})),
    type: async (element, text) => void (await command('POST', `/element/${reference(element)}/value`, { text })),
    screenshot: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    end: async () => void (await command('DELETE', '')),
  };
}

/** The property of an answer that holds a reference to an element, the same in every browser. */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';

const reference = (element: unknown) => (element as Record<string, string>)[REFERENCE];

/** @throws Error with the driver's message */
async function ask(server: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(server + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

/** Waits until the driver answers, 10 s at most, because it does not report its start. */
async function isUp(server: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${server}/status`).catch(() => null);
    if (answer?.ok) return;
    if (tries === 100) throw new Error(`No WebDriver has come up at ${server}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
