import { expect, it } from 'vitest';
import { themeProperties, usualTheme } from '#domain/theme/theme.ts';

it('[O10] says nothing of the usual theme', () => {
  expect(themeProperties(usualTheme)).toEqual({});
});

it('[O10] says a colour once where both schemes have the same', () => {
  expect(themeProperties({ ...usualTheme, accent: '#ffee00' })).toEqual({
    '--action': 'light-dark(#988d00,#fe0)',
    '--on-action': '#000',
    '--action-pressed': 'light-dark(#aaa028,#fffeea)',
    '--sea': 'light-dark(#786f00,#fe0)',
    '--focus': 'var(--sea)',
  });
});

it('[O10] says the colours of one scheme where the shop has one', () => {
  const properties = themeProperties({ ...usualTheme, accent: '#ffee00', color_scheme: 'dark' });

  expect(properties).toMatchObject({ 'color-scheme': 'dark', '--action': '#fe0', '--sea': '#fe0' });
});

it('[O10] names faces of the device, and the corners', () => {
  const {
    '--display': display,
    '--text': text,
    ...corners
  } = themeProperties({
    ...usualTheme,
    type_pairing: 'sans',
    corners: 'square',
  });

  expect(display).toBe(text);
  expect(display).toMatch(/,sans-serif$/);
  expect(corners).toEqual({ '--radius-s': '0px', '--radius-m': '0px', '--radius-l': '0px', '--radius': '0px' });
});
