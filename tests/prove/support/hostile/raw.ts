import { request } from 'node:http';
import type { Shop } from '#tests/support/engine/shop.ts';

/** The whole answer to a GET whose path goes out as it is. */
export function sentTo(shop: Shop, path: string): Promise<string> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve) => {
    try {
      const sent = request({ hostname, port, path, method: 'GET' }, (response) => {
        let text = `HTTP/1.1 ${response.statusCode}\r\n${rawText(response.rawHeaders)}\r\n`;
        response.setEncoding('latin1').on('data', (piece: string) => (text += piece));
        response.on('end', () => resolve(text));
      });
      sent.on('error', () => resolve(''));
      sent.end();
    } catch {
      // The client itself refuses some characters, which no request can hold.
      resolve('');
    }
  });
}

function rawText(headers: readonly string[]): string {
  let text = '';
  for (let n = 0; n < headers.length; n += 2) text += `${headers[n]}: ${headers[n + 1]}\r\n`;
  return text;
}
