import type { PageView } from '#domain/app/pages.ts';
import * as words from '#words/shell.ts';
import { LegalProse } from './legal-prose.tsx';

/** One of the texts about terms and data (O5), but for the cookie policy, which has a page of its own. */
export function LegalPage({ view: { id: kind } }: { view: Extract<PageView, { page: 'legal' }> }) {
  return <LegalProse kind={kind} title={words.legal[kind as keyof typeof words.legal]} />;
}
