import { useSearchParams } from 'wouter';
import { isDate } from '#domain/contract/formats/is-date.ts';

/** The values that a filter may have. */
type Values = readonly string[] | ((value: string) => boolean);
type ValueOf<Valid> = Valid extends readonly (infer Value)[] ? Value | '' : string;

/** The filters of a screen, from its address: `?status=confirmed&from=2026-12-01`. Absent and invalid ones are ''. */
export function useAddressFilters<const Valid extends Readonly<Record<string, Values>>>(valid: Valid) {
  type Filters = { readonly [Name in keyof Valid]: ValueOf<Valid[Name]> };
  const [params, setParams] = useSearchParams();
  const found = Object.entries(valid).map(([name, values]) => {
    const value = params.get(name) ?? '';
    const isValid = typeof values === 'function' ? values(value) : values.includes(value);
    return [name, isValid ? value : ''];
  });
  const filters = Object.fromEntries(found) as Filters;

  /** Changes some filters. @param replace  whether to replace the current entry of the browser's history */
  function show(next: Partial<Record<keyof Valid, string>>, replace = true): void {
    const shown: Readonly<Record<string, string>> = { ...filters, ...next };
    setParams(
      Object.entries(shown).filter(([, value]) => value !== ''),
      { replace },
    );
  }

  return { filters, show };
}

export const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);
export const isDay = (value: string) => isDate(value) && value.startsWith('20');
