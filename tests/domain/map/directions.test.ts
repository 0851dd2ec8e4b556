import { expect, it } from 'vitest';
import { directionsHref } from '#domain/map/directions.ts';

const place = { lat: 43.5069, lon: 16.3994, name: 'Kašjuni (beach)' };

it.each([
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
    'geo:43.5069,16.3994?q=43.5069,16.3994(Ka%C5%A1juni%20%28beach%29)',
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'https://maps.apple.com/?daddr=43.5069,16.3994&q=Ka%C5%A1juni%20%28beach%29',
  ],
  [
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0 Safari/537.36',
    'https://www.google.com/maps/dir/?api=1&destination=43.5069%2C16.3994',
  ],
  ['an email', '', 'https://www.google.com/maps/dir/?api=1&destination=43.5069%2C16.3994'],
])('[V12a] the way to a meeting point opens the navigation of %s', (_, userAgent, href) => {
  expect(directionsHref(place, userAgent)).toBe(href);
});
