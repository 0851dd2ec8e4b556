import { expect, it } from 'vitest';
import { withHexColours } from '#engine/http/documents/document-styles.ts';

it('says colours in fewer bytes, with how much they let through', () => {
  expect(
    withHexColours('a{color:light-dark(oklch(24% .03 230),oklch(100% 0 0));box-shadow:0 1px oklch(24% .03 230/.06)}'),
  ).toBe('a{color:light-dark(#0f222b,#fff);box-shadow:0 1px #0f222b0f}');
});

it('leaves a mix of colours to the browser', () => {
  const mixed = 'a{color:color-mix(in oklch,var(--sea),#000 12%)}';

  expect(withHexColours(mixed)).toBe(mixed);
});
