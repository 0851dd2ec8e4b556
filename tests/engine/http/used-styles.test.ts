import { expect, it } from 'vitest';
import { divideStyles, usedStyles } from '#engine/http/documents/used-styles.ts';

const markup = '<main class="page wide"><p class="lead">Hello</p></main>';
const used = (sheet: string) => usedStyles(sheet)(markup);

it('keeps the rules of a markup in their order, and leaves out those of classes that it does not have', () => {
  expect(used('p{margin:0}.lead{color:red}.other{color:blue}.page .lead{x:y}.page .other{x:y}')).toBe(
    'p{margin:0}.lead{color:red}.page .lead{x:y}',
  );
});

it('keeps a rule whole: with what is nested in it, for one of several selectors, for a class that must not be there', () => {
  const unchanged =
    '.lead{&:hover{x:y}@media print{x:y}}.other,.wide{x:y}.page:not(.other,.more){x:y}.page:has(.other){x:y}';

  expect(used(unchanged)).toBe(unchanged);
});

it('leaves out what is nested for attributes that a markup does not have, and nothing that it may get before the app is there', () => {
  const usedIn = usedStyles(
    '.lead{x:y;&[data-kind=plain]{a:b}&[data-kind="a b"]{c:d}&[data-kind=other]{e:f}@media print{&[aria-busy=true],[data-size]>&{g:h}&:not([data-far] *){i:j}}&[open]{k:l}m:n}[data-none]{o:p}',
  );

  expect(usedIn('<p class="lead" data-kind="plain" data-size="">')).toBe(
    '.lead{x:y;&[data-kind=plain]{a:b}&[data-kind="a b"]{c:d}@media print{&[aria-busy=true],[data-size]>&{g:h}&:not([data-far] *){i:j}}&[open]{k:l}m:n}[data-none]{o:p}',
  );
  expect(usedIn('<p class="lead">')).toBe(
    '.lead{x:y;@media print{&:not([data-far] *){i:j}}&[open]{k:l}m:n}[data-none]{o:p}',
  );
});

it('looks into layers and queries, and drops one that is empty', () => {
  expect(used('@layer ui{.lead{x:y}.other{x:y}}@media (width<40rem){@supports (x:y){.other{x:y}}}\n@layer a,b;')).toBe(
    '@layer ui{.lead{x:y}}@layer a,b;',
  );
});

it('keeps frames and faces, and is not misled by braces and points in strings', () => {
  const unchanged =
    '@keyframes a{0%{x:y}}@font-face{src:url("a.woff2")}.lead:after{content:"}.other{"}[href$=".pdf"]{x:y}';

  expect(used(unchanged)).toBe(unchanged);
});

it('divides a sheet into what every document has and what is fetched, and loses nothing', () => {
  const sheet =
    '@layer a,b;@layer ui{:root{x:y}.lead{x:y}p,.wide{x:y}@media print{.lead{x:y}body{x:y}}}@font-face{src:url(a)}.other{x:y}';

  expect(divideStyles(sheet)).toEqual({
    inlined: '@layer a,b;@layer ui{:root{x:y}p,.wide{x:y}@media print{body{x:y}}}@font-face{src:url(a)}',
    fetched: '@layer ui{.lead{x:y}@media print{.lead{x:y}}}.other{x:y}',
  });
});
