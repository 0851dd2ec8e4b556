import type { ImportKind } from '#domain/contract/office/imports.ts';
import { kinds } from '#words/office/imports.ts';
import { parts } from '#words/office/settings.ts';

/** What sellers call objects of a kind, as the settings do where they list them. */
export function kindName(kind: ImportKind): string {
  return kind in kinds ? kinds[kind as keyof typeof kinds] : parts[kind as keyof typeof parts].title;
}
