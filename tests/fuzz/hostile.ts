import type { Chance } from './chance.ts';

/** JSON of values that no field expects. It is text, because JavaScript has no value for 1e400, a repeated key or a lone surrogate on the wire. */
export function hostileJson(chance: Chance): string {
  return chance.of(values)(chance);
}

const values: readonly ((chance: Chance) => string)[] = [
  () => '"\\u0000"',
  () => '"a\\u0000b"',
  () => '"\\ud800"',
  () => '"\\udfff\\ud800"',
  () => '1e400',
  () => '-1e400',
  () => '9007199254740993',
  () => '-1',
  () => '0.1e-300',
  () => '1.00000000000000000001',
  () => 'null',
  () => 'true',
  () => '""',
  () => '" "',
  () => '[]',
  () => '{}',
  () => '[[[]]]',
  () => '{"__proto__":{"is_staff":true},"constructor":1,"toString":"x"}',
  () => '{"id":1,"id":2}',
  () => '"NaN"',
  () => '"Infinity"',
  () => '"٣"',
  () => '"0x10"',
  () => '"2027-02-30"',
  () => '"25:61"',
  () => '"9999-12-31T23:59:60Z"',
  () => `"' or 1=1 --"`,
  () => '"%_!\\\\"',
  () => '"\\u202e\\u200b😀"',
  () => '"//evil.example"',
  () => '"javascript:alert(1)"',
  (chance) => JSON.stringify('x'.repeat(10 ** (1 + chance.below(5)))),
  (chance) => JSON.stringify('9'.repeat(1 + chance.below(400))),
  (chance) => deep(chance.of([50, 1_000, 20_000]), '[', ']'),
  (chance) => deep(chance.of([50, 1_000, 20_000]), '{"a":', '}'),
  (chance) => `{${Array.from({ length: chance.of([10, 5_000]) }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  (chance) => `[${Array.from({ length: chance.of([101, 3_000]) }, () => '1').join(',')}]`,
];

function deep(levels: number, open: string, close: string): string {
  return open.repeat(levels) + (open === '[' ? '' : '1') + close.repeat(levels);
}

/** Encoded texts for queries, paths and headers. */
export function hostileText(chance: Chance): string {
  return chance.of<() => string>([
    () => '%00',
    () => 'a%00b',
    () => '%',
    () => '%zz',
    () => '%c3%28',
    () => '%ed%a0%80',
    () => '-1',
    () => '0',
    () => '1e9',
    () => '999999999999999999999',
    () => '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    () => '%F0%9F%98%80',
    () => `'%20or%201=1`,
    () => '[]',
    () => '{"id":1}',
    () => 'null',
    () => 'true',
    () => '2027-13-45',
    () => '1,2,,',
    () => '-title,-title,-title,id,nothing',
    () => 'last',
    () => '%E2%80%AE',
    () => Array.from({ length: chance.of([9, 11, 900, 2_000]) }, (_, n) => `t${n}`).join('+'),
    () => 'x'.repeat(chance.of([300, 7_000])),
  ])();
}
