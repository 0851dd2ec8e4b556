import type { PageView } from '#domain/app/pages.ts';
import * as words from '#words/shell.ts';
import { LegalProse } from './legal-prose.tsx';

/** A legal text (O5), except for the cookie policy, which has its own page. */
export function LegalPage({ view: { id: kind } }: { view: Extract<PageView, { page: 'legal' }> }) {
  return <LegalProse kind={kind} title={words.legal[kind as keyof typeof words.legal]} />;
}
