import { expect, it } from 'vitest';
import { storeOrigin } from '#domain/app/store-origin.ts';

it.each([
  ['kayaks.shops.example', 'https://desk.example', 'https://kayaks.shops.example'],
  ['kayaks.localhost', 'http://127.0.0.1:8080', 'http://kayaks.localhost:8080'],
  ['kayaks.example', 'http://kayaks.example:8080', 'http://kayaks.example:8080'],
  [null, 'http://localhost:8080', 'http://localhost:8080'],
])('[B17] a shop at %s is seen from %s at %s', (domain, text, address) => {
  expect(storeOrigin(domain, text)).toBe(address);
});
