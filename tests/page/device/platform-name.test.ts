import { afterEach, expect, it, vi } from 'vitest';
import { platformName } from '#platform/device/platform-name.ts';

afterEach(() => vi.unstubAllGlobals());

const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36';

it.each([
  [chrome, 'Chrome, Android'],
  [`${chrome} EdgA/150.0`, 'Edge, Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0) AppleWebKit/605.1 Version/18.0 Safari/604.1', 'Safari, iPad'],
  ['', 'Browser'],
])('[B15] tells devices apart by their browser and platform: %s', (userAgent, name) => {
  vi.stubGlobal('navigator', { userAgent });

  expect(platformName()).toBe(name);
});
