import type { ImportKind } from '#domain/contract/office/imports.ts';
import { kinds } from '#words/office/imports.ts';
import { parts } from '#words/office/settings.ts';

/** The name of a kind of objects for sellers, the same as in the settings. */
export function kindName(kind: ImportKind): string {
  return kind in kinds ? kinds[kind as keyof typeof kinds] : parts[kind as keyof typeof parts].title;
}
