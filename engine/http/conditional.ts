import { Answer, Serialised } from './answers.ts';

/**
 * An answer that may be kept if its keeper asks each time whether it is still right: 304 where it is.
 *
 * @param etag  weak: an edge may compress the body
 */
export function conditional(request: Request, { text, etag }: { text: string; etag: string }): Answer | Serialised {
  const headers = { etag, 'cache-control': 'no-cache' };
  return matches(request.headers.get('if-none-match'), etag)
    ? new Answer(304, null, headers)
    : new Serialised(text, headers);
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const weak = (it: string) => it.trim().replace(/^W\//, '');
  return header.split(',').some((it) => it.trim() === '*' || weak(it) === weak(etag));
}
