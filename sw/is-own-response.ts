/** What an answer may be besides ours: a captive portal's page, a proxy's, a redirection. None of these is ever kept. */
export type Content = 'json' | 'document' | 'picture' | 'file';

/** Whether an answer is the engine's own: by its header, and not by way of a redirection. */
export function isOwnResponse(response: Response): boolean {
  return response.headers.has('Landfall-Version') && !response.redirected && response.type !== 'opaqueredirect';
}

/** Whether it is a 200 of our own, with what was asked for in it: the only one that is kept. */
export function isGood(response: Response, content: Content): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && isOwnResponse(response) && types[content].test(type);
}

const types: Record<Content, RegExp> = {
  json: /^application\/json\b/,
  document: /^text\/html\b/,
  picture: /^image\//,
  file: /^(?!text\/html)./,
};
