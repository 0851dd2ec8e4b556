import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of one document: our own files, and the hashes of the inline scripts, styles and style attributes that we wrote.
 */
export function policyFor(
  html: string,
  scripts: readonly string[],
  styles: readonly string[],
  isSecure: boolean,
): string {
  const attributes = [...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => unescaped(value)))];
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashed).join(' ')}`,
    `style-src 'self' ${[...styles, ...attributes].map(hashed).join(' ')}${attributes.length > 0 ? " 'unsafe-hashes'" : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The page makes nothing out of text: markup is only ever taken away, and the one script that it names is the worker.
    "require-trusted-types-for 'script'",
    'trusted-types default landfall-worker',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function hashed(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What React's renderer escapes in attributes. */
function unescaped(text: string): string {
  const characters: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => characters[entity] ?? entity);
}
